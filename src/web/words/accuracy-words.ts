import type { Localized } from '#shared/languages.ts'

/** Words of the page of how well photos are recognised. Its figures come from docs/accuracy.md. */
interface AccuracyWords {
  title: string
  description: string
  heading: string
  /** Of all photos of indexed paintings. */
  summary: (photos: string, right: string, wrong: string) => string
  tried: (indexed: string) => string
  columns: {
    photos: string
    right: string
    wrong: string
    asked: string
    silent: string
    told: string
    /** Of pictures made from a work. */
    asWork: string
    asOther: string
  }
  goal: (share: string) => string
  same: { title: string; text: string; row: string }
  strangers: { title: string; text: (told: string, photos: string) => string; row: string }
  altered: { title: string; text: string; row: string }
  studies: { title: string; text: string; row: string }
  /** By what docs/accuracy.md calls them. */
  rows: Record<string, string>
  limits: { title: string; texts: readonly string[] }
  whole: string
  howWeWrite: string
}

export const ACCURACY_WORDS: Localized<AccuracyWords> = {
  en: {
    title: 'How well photos are recognised',
    description:
      'How well Artsking recognises paintings in photos: what was tried, what was told rightly and wrongly, and where it fails.',
    heading: 'How well photos are recognised',
    summary: (photos, right, wrong) =>
      `Of ${photos} photos of paintings that we know, ${right} were told rightly and ${wrong} wrongly. For the others we asked, or said nothing.`,
    tried: (indexed) =>
      `${indexed} paintings are in our index. A program made photos of them as a phone takes them in a museum, better and worse ones. None was taken in a museum: claim no more of us than these figures do.`,
    columns: {
      photos: 'Photos',
      right: 'Right',
      wrong: 'Wrong',
      asked: 'Asked',
      silent: 'Not told',
      told: 'Told as a work',
      asWork: 'As the work',
      asOther: 'As another',
    },
    goal: (share) => `goal ${share}`,
    same: {
      title: 'Paintings that we know',
      text: '“Asked” means that we asked whether it is this work, or a work after it.',
      row: 'How it was photographed',
    },
    strangers: {
      title: 'Pictures that we do not know',
      text: (told, photos) =>
        `Each photo was tried with its own work taken out of the index. Whatever is told then is false. ${told} of ${photos} were told as a work.`,
      row: 'Photos of',
    },
    altered: {
      title: 'Repaintings, parodies and montages',
      text: 'Made by a program from paintings that we know. The goal is that none is told as the work itself.',
      row: 'What was changed',
    },
    studies: {
      title: 'Our own studies',
      text: 'Painted by our program after the same pictures. This shows only that our repainting does not confuse us.',
      row: 'How it was photographed',
    },
    rows: {
      easy: 'Nearly frontal',
      medium: 'Framed, at an angle',
      hard: 'Small, steep, badly lit',
      cropped: 'Edges cut off',
      occluded: 'Visitors in front',
      blurred: 'Blurred',
      dark: 'Dark',
      glare: 'Large reflections',
      scene: 'Far off in a full room',
      quarter: 'A quarter of the painting',
      ninth: 'A ninth of the painting',
      'photos of the works, leave-one-out': 'Other paintings',
      'photos of our studies, leave-one-out': 'Our studies of other paintings',
      'photos of mirrored works, leave-one-out': 'Mirrored paintings',
      'other hues': 'Other colours',
      'pop art': 'Pop art',
      'black and white': 'Black and white',
      'half another picture': 'Half another picture',
      'another middle': 'Another middle',
      'a line drawing': 'A line drawing',
      'broad strokes': 'Broad strokes',
    },
    limits: {
      title: 'What these figures do not show',
      texts: [
        'All photos are computed, and they come from the same files as the index. Expect less of real photos, above all of small parts.',
        'Recognition knows the picture, not the object. A poster, a postcard or a careful copy is recognised as the work.',
        'A montage may be told as the work that it is made of.',
        'Sculptures, and works without a picture in the index, are not recognised. We say so.',
      ],
    },
    whole:
      'The whole report, with every work that was missed, is in the repository: docs/accuracy.md.',
    howWeWrite: 'How our texts are made and checked',
  },
  fr: {
    title: 'Reconnaissance des photos',
    description:
      'Comment Artsking reconnaît les tableaux sur photo\u00a0: ce qui a été essayé, ce qui a été bien ou mal nommé, et où cela échoue.',
    heading: 'Comment les photos sont reconnues',
    summary: (photos, right, wrong) =>
      `Sur ${photos} photos de tableaux que nous connaissons, ${right} ont été bien nommées et ${wrong} mal nommées. Pour les autres, nous avons posé la question, ou nous n’avons rien dit.`,
    tried: (indexed) =>
      `Notre index contient ${indexed} tableaux. Un programme en a fait des photos comme un téléphone en prend au musée, des bonnes et des moins bonnes. Aucune n’a été prise dans un musée\u00a0: n’attendez pas de nous plus que ces chiffres.`,
    columns: {
      photos: 'Photos',
      right: 'Juste',
      wrong: 'Faux',
      asked: 'Question posée',
      silent: 'Sans réponse',
      told: 'Nommées',
      asWork: 'Pris pour l’œuvre',
      asOther: 'Pour une autre',
    },
    goal: (share) => `but\u00a0: ${share}`,
    same: {
      title: 'Les tableaux que nous connaissons',
      text: '«\u00a0Question posée\u00a0»\u00a0: nous avons demandé si c’était cette œuvre, ou une œuvre d’après elle.',
      row: 'Comment la photo est prise',
    },
    strangers: {
      title: 'Les images que nous ne connaissons pas',
      text: (told, photos) =>
        `Chaque photo a été essayée après que son œuvre a été retirée de l’index. Tout nom donné alors est faux. ${told} sur ${photos} ont reçu un nom.`,
      row: 'Photos',
    },
    altered: {
      title: 'Reprises, parodies et montages',
      text: 'Faits par un programme à partir de tableaux que nous connaissons. Le but est qu’aucun ne soit pris pour l’œuvre elle-même.',
      row: 'Ce qui est changé',
    },
    studies: {
      title: 'Nos propres études',
      text: 'Peintes par notre programme d’après les mêmes images. Cela montre seulement que notre façon de peindre ne nous trompe pas.',
      row: 'Comment la photo est prise',
    },
    rows: {
      easy: 'Presque de face',
      medium: 'Encadré, de biais',
      hard: 'Petit, très de biais, mal éclairé',
      cropped: 'Bords coupés',
      occluded: 'Visiteurs devant',
      blurred: 'Flou',
      dark: 'Sombre',
      glare: 'Grands reflets',
      scene: 'Loin, dans une salle pleine',
      quarter: 'Un quart du tableau',
      ninth: 'Un neuvième du tableau',
      'photos of the works, leave-one-out': 'D’autres tableaux',
      'photos of our studies, leave-one-out': 'De nos études d’autres tableaux',
      'photos of mirrored works, leave-one-out': 'De tableaux inversés',
      'other hues': 'Autres couleurs',
      'pop art': 'Façon pop art',
      'black and white': 'Noir et blanc',
      'half another picture': 'Une moitié d’une autre image',
      'another middle': 'Un autre centre',
      'a line drawing': 'Dessin au trait',
      'broad strokes': 'À grands coups de pinceau',
    },
    limits: {
      title: 'Ce que ces chiffres ne montrent pas',
      texts: [
        'Toutes les photos sont calculées, à partir des mêmes fichiers que l’index. Attendez-vous à moins avec de vraies photos, surtout pour de petites parties.',
        'Nous reconnaissons l’image, pas l’objet. Une affiche, une carte postale ou une copie soignée passe pour l’œuvre.',
        'Un montage peut être pris pour l’œuvre dont il est fait.',
        'Les sculptures, et les œuvres sans image dans l’index, ne sont pas reconnues. Nous le disons.',
      ],
    },
    whole:
      'Le rapport entier, avec chaque œuvre manquée, est dans le dépôt\u00a0: docs/accuracy.md.',
    howWeWrite: 'Comment nos textes sont faits et vérifiés',
  },
  es: {
    title: 'Reconocimiento de fotos',
    description:
      'Cómo reconoce Artsking los cuadros en las fotos: qué se probó, qué se nombró bien y mal, y dónde falla.',
    heading: 'Cómo se reconocen las fotos',
    summary: (photos, right, wrong) =>
      `De ${photos} fotos de cuadros que conocemos, ${right} se nombraron bien y ${wrong} mal. Con las demás preguntamos, o no dijimos nada.`,
    tried: (indexed) =>
      `Nuestro índice tiene ${indexed} cuadros. Un programa hizo fotos de ellos como las toma un teléfono en un museo, mejores y peores. Ninguna se tomó en un museo: no espere de nosotros más que estas cifras.`,
    columns: {
      photos: 'Fotos',
      right: 'Bien',
      wrong: 'Mal',
      asked: 'Preguntamos',
      silent: 'Sin respuesta',
      told: 'Nombradas',
      asWork: 'Por la obra',
      asOther: 'Por otra',
    },
    goal: (share) => `meta: ${share}`,
    same: {
      title: 'Cuadros que conocemos',
      text: '«Preguntamos» quiere decir que preguntamos si es esa obra o una obra inspirada en ella.',
      row: 'Cómo se fotografió',
    },
    strangers: {
      title: 'Imágenes que no conocemos',
      text: (told, photos) =>
        `Cada foto se probó después de sacar su obra del índice. Todo nombre que se dé entonces es falso. ${told} de ${photos} recibieron un nombre.`,
      row: 'Fotos',
    },
    altered: {
      title: 'Versiones, parodias y montajes',
      text: 'Hechos por un programa a partir de cuadros que conocemos. La meta es que ninguno se tome por la obra misma.',
      row: 'Qué se cambió',
    },
    studies: {
      title: 'Nuestros propios estudios',
      text: 'Pintados por nuestro programa a partir de las mismas imágenes. Esto solo muestra que nuestra manera de pintar no nos confunde.',
      row: 'Cómo se fotografió',
    },
    rows: {
      easy: 'Casi de frente',
      medium: 'Con marco, en ángulo',
      hard: 'Pequeño, muy sesgado, mal iluminado',
      cropped: 'Bordes cortados',
      occluded: 'Visitantes delante',
      blurred: 'Borroso',
      dark: 'Oscuro',
      glare: 'Grandes reflejos',
      scene: 'Lejos, en una sala llena',
      quarter: 'Un cuarto del cuadro',
      ninth: 'Un noveno del cuadro',
      'photos of the works, leave-one-out': 'De otros cuadros',
      'photos of our studies, leave-one-out': 'De nuestros estudios de otros cuadros',
      'photos of mirrored works, leave-one-out': 'De cuadros en espejo',
      'other hues': 'Otros colores',
      'pop art': 'Estilo pop art',
      'black and white': 'Blanco y negro',
      'half another picture': 'La mitad es otra imagen',
      'another middle': 'Otro centro',
      'a line drawing': 'Dibujo de líneas',
      'broad strokes': 'Pinceladas anchas',
    },
    limits: {
      title: 'Lo que estas cifras no muestran',
      texts: [
        'Todas las fotos están calculadas a partir de los mismos archivos que el índice. Espere menos de las fotos reales, sobre todo de partes pequeñas.',
        'Reconocemos la imagen, no el objeto. Un cartel, una postal o una copia cuidada se reconocen como la obra.',
        'Un montaje puede tomarse por la obra de la que está hecho.',
        'Las esculturas, y las obras sin imagen en el índice, no se reconocen. Lo decimos.',
      ],
    },
    whole:
      'El informe completo, con cada obra que falló, está en el repositorio: docs/accuracy.md.',
    howWeWrite: 'Cómo se hacen y se comprueban nuestros textos',
  },
  'zh-TW': {
    title: '照片辨識率',
    description:
      'Artsking 從照片辨識畫作的表現：測試了什麼、答對與答錯多少，以及在哪些情況會失敗。',
    heading: '照片辨識的準確度',
    summary: (photos, right, wrong) =>
      `在 ${photos} 張已收錄畫作的照片中，${right} 張辨識正確，${wrong} 張錯誤；其餘的我們會先詢問，或不作判斷。`,
    tried: (indexed) =>
      `我們的索引收錄 ${indexed} 幅畫作。測試照片由程式模擬手機在美術館拍攝的效果，品質有好有壞。其中沒有任何一張真正在美術館拍攝，請勿高估這些數字。`,
    columns: {
      photos: '照片',
      right: '正確',
      wrong: '錯誤',
      asked: '先詢問',
      silent: '未判斷',
      told: '認作某件作品',
      asWork: '認作原作',
      asOther: '認作他作',
    },
    goal: (share) => `目標 ${share}`,
    same: {
      title: '已收錄的畫作',
      text: '「先詢問」表示我們會問：這是否就是該作品，或是仿作。',
      row: '拍攝方式',
    },
    strangers: {
      title: '未收錄的圖像',
      text: (told, photos) =>
        `測試時，先把該作品從索引中移除，因此只要說出作品名稱就是錯的。${photos} 張當中，有 ${told} 張被認作某件作品。`,
      row: '照片內容',
    },
    altered: {
      title: '改作、戲仿與拼貼',
      text: '由程式根據已收錄的畫作製成；目標是沒有任何一張被認作原作。',
      row: '改動之處',
    },
    studies: {
      title: '我們自己的習作',
      text: '由我們的程式依照相同的圖像畫成；這只能說明我們的畫法不會造成誤判。',
      row: '拍攝方式',
    },
    rows: {
      easy: '幾近正面',
      medium: '帶框、斜角',
      hard: '偏小、大斜角、光線差',
      cropped: '邊緣被裁切',
      occluded: '前方有觀眾',
      blurred: '模糊',
      dark: '昏暗',
      glare: '大面積反光',
      scene: '遠拍，展間雜物多',
      quarter: '畫作的四分之一',
      ninth: '畫作的九分之一',
      'photos of the works, leave-one-out': '其他畫作',
      'photos of our studies, leave-one-out': '其他畫作的習作',
      'photos of mirrored works, leave-one-out': '左右相反的畫作',
      'other hues': '換色',
      'pop art': '普普風',
      'black and white': '黑白',
      'half another picture': '一半換成別的圖',
      'another middle': '中央換成別的圖',
      'a line drawing': '線稿',
      'broad strokes': '粗筆觸',
    },
    limits: {
      title: '這些數字沒有說明的事',
      texts: [
        '所有照片都由程式算出，來源與索引相同。實際拍攝的照片表現會較差，局部照片尤其如此。',
        '我們辨識的是圖像，不是實物。海報、明信片或精細的摹本，都會被認作原作。',
        '拼貼圖可能被認作它所取材的作品。',
        '雕塑，以及索引中沒有圖片的作品，無法辨識；我們會如實說明。',
      ],
    },
    whole: '完整報告與每一件未能辨識的作品，請見程式庫中的 docs/accuracy.md。',
    howWeWrite: '我們的文字如何寫成、如何查核',
  },
}
