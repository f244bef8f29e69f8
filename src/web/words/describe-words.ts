import {
  type CreationMode,
  type DescriptionType,
  type ImprovementGoal,
  LABEL_CHARACTERS,
  LABEL_WORDS,
  POST_CHARACTERS,
} from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { PICTURE_KIND_NAMES } from '#shared/pictures.ts'

const KINDS = PICTURE_KIND_NAMES.join(', ')

/** Words of the Artist Helper. They come with its page. */
export interface DescribeWords {
  title: string
  intro: string
  usage: string
  unlimited: string
  noneLeft: (day: string) => string
  usageFailed: string
  language: string
  mode: string
  modes: Record<CreationMode, string>
  type: string
  types: Record<DescriptionType, string>
  typeHints: Record<DescriptionType, string>
  existing: string
  goals: string
  goalsHint: string
  goal: Record<ImprovementGoal, string>
  artwork: string
  fileHint: string
  heicNoPreview: string
  noPreview: string
  ready: string
  context: string
  optional: string
  required: string
  audience: string
  audienceHint: string
  generate: string
  improve: string
  working: string
  imageMissing: string
  existingMissing: string
  failed: string
  broken: string
  result: string
  standing: Record<'measured' | 'seen' | 'told', string>
  standingHelp: string
  longForm: string
  changes: string
  unchanged: string
  before: string
  after: string
  added: string
  questions: string
  copy: string
  copyLong: string
  another: string
  copied: string
  copySelected: string
}

const en: DescribeWords = {
  title: 'Artist Description Helper',
  intro:
    'A description of your own work. Choose its picture and tell us what you like: the text is arranged from your words and, where they are few, from what can be measured in the picture. Nothing is made up.',
  usage: 'Descriptions this month',
  unlimited: 'Your plan has unlimited descriptions.',
  noneLeft: (day) => `You have no descriptions left this month. They are back on ${day}.`,
  usageFailed: 'Your count could not be loaded.',
  language: 'Description language',
  mode: 'What would you like to do?',
  modes: { generate_new: 'Generate New', improve_existing: 'Improve Existing' },
  type: 'Description type',
  types: {
    artist_statement: 'Artist statement',
    social_media: 'Social media',
    portfolio: 'Portfolio',
    gallery_label: 'Gallery label',
    grant_application: 'Grant application',
  },
  typeHints: {
    artist_statement: 'Written in the first person.',
    social_media: `At most ${POST_CHARACTERS} characters, and a long form.`,
    portfolio: 'Facts first, your words quoted.',
    gallery_label: `Material, size and one sentence of yours: at most ${LABEL_WORDS} words.`,
    grant_application: 'You speak to a jury: what it is, how it was made and what for.',
  },
  existing: 'Your current description',
  goals: 'What should be better?',
  goalsHint:
    'With none chosen, the text is made clearer and more exact. Where we find nothing to change, nothing is counted.',
  goal: {
    more_engaging: 'More engaging',
    clearer_language: 'Clearer language',
    professional_tone: 'Professional tone',
    emotional_depth: 'Emotional depth',
    technical_accuracy: 'Technical accuracy',
    broader_appeal: 'Broader appeal',
  },
  artwork: 'Your artwork',
  fileHint: `${KINDS}. Let the work fill the photo: what is measured is what the photo shows.`,
  heicNoPreview: 'There is no preview of this iPhone photo. It will still be described.',
  noPreview: 'No preview is available for this file type. The picture will still be described.',
  ready: 'Ready to be described',
  context: 'In your own words',
  optional: 'optional',
  required: 'required',
  audience: 'Target audience',
  audienceHint: 'Not shown in the text. We ask about terms these readers may not know.',
  generate: 'Generate description',
  improve: 'Improve description',
  working: 'Looking at your picture…',
  imageMissing: 'Please select an image first',
  existingMissing: 'Please provide the existing description to improve',
  failed: 'Failed to generate description',
  broken: 'An error occurred',
  result: 'Your description',
  standing: {
    measured: 'measured',
    seen: 'seen by a language model: please check',
    told: 'your words',
  },
  standingHelp:
    'A dotted line marks what was measured or seen in your picture. Everything else is in your words; we only completed the sentences. The copy has no marks.',
  longForm: 'Long form',
  changes: 'What was changed',
  unchanged: 'We found nothing to change, so this was not counted and is not kept.',
  before: 'Before',
  after: 'After',
  added: 'Added',
  questions: 'What you could add',
  copy: 'Copy Description',
  copyLong: 'Copy long form',
  another: 'Create Another',
  copied: 'Description copied to clipboard!',
  copySelected: 'The text is selected: copy it with your keyboard or menu.',
}

const fr: DescribeWords = {
  title: 'Aide à la description d’artiste',
  intro:
    'Une description de votre œuvre. Choisissez son image et dites-nous ce que vous voulez\u00a0: le texte est composé avec vos mots et, s’ils sont peu nombreux, avec ce qui se mesure dans l’image. Rien n’est inventé.',
  usage: 'Descriptions ce mois-ci',
  unlimited: 'Votre formule comprend des descriptions illimitées.',
  noneLeft: (day) =>
    `Il ne vous reste aucune description ce mois-ci. Vous en aurez de nouveau le ${day}.`,
  usageFailed: 'Votre décompte n’a pas pu être chargé.',
  language: 'Langue de la description',
  mode: 'Que voulez-vous faire\u00a0?',
  modes: { generate_new: 'Créer une description', improve_existing: 'Améliorer la mienne' },
  type: 'Type de description',
  types: {
    artist_statement: 'Démarche d’artiste',
    social_media: 'Réseaux sociaux',
    portfolio: 'Portfolio d’artiste',
    gallery_label: 'Cartel',
    grant_application: 'Demande d’aide',
  },
  typeHints: {
    artist_statement: 'Écrit à la première personne.',
    social_media: `${POST_CHARACTERS} caractères au plus, et une version longue.`,
    portfolio: 'Les faits d’abord, vos mots entre guillemets.',
    gallery_label: `Technique, dimensions et une phrase de vous\u00a0: ${LABEL_WORDS} mots au plus.`,
    grant_application: 'Vous parlez à un jury\u00a0: quoi, comment et pourquoi.',
  },
  existing: 'Votre description actuelle',
  goals: 'Que faut-il améliorer\u00a0?',
  goalsHint:
    'Sans choix, le texte gagne en clarté et en exactitude. S’il n’y a rien à changer, rien n’est compté.',
  goal: {
    more_engaging: 'Plus captivant',
    clearer_language: 'Langue plus claire',
    professional_tone: 'Ton professionnel',
    emotional_depth: 'Profondeur émotionnelle',
    technical_accuracy: 'Exactitude technique',
    broader_appeal: 'Public plus large',
  },
  artwork: 'Votre œuvre',
  fileHint: `${KINDS}. Que l’œuvre remplisse la photo\u00a0: on mesure ce que la photo montre.`,
  heicNoPreview: 'Pas d’aperçu pour cette photo iPhone. Elle sera tout de même décrite.',
  noPreview: 'Pas d’aperçu pour ce type de fichier. L’image sera tout de même décrite.',
  ready: 'Prête à être décrite',
  context: 'Avec vos mots',
  optional: 'facultatif',
  required: 'obligatoire',
  audience: 'Public visé',
  audienceHint:
    'N’apparaît pas dans le texte. Nous demandons le sens des termes que ces lecteurs pourraient ignorer.',
  generate: 'Créer la description',
  improve: 'Améliorer la description',
  working: 'Nous regardons votre image…',
  imageMissing: 'Choisissez d’abord une image',
  existingMissing: 'Donnez la description à améliorer',
  failed: 'La description n’a pas pu être créée',
  broken: 'Une erreur s’est produite',
  result: 'Votre description',
  standing: {
    measured: 'mesuré',
    seen: 'vu par un modèle de langage\u00a0: vérifiez',
    told: 'vos mots',
  },
  standingHelp:
    'Un pointillé signale ce qui a été mesuré ou vu dans votre image. Tout le reste est dans vos mots\u00a0; nous avons seulement complété les phrases. La copie est sans marques.',
  longForm: 'Version longue',
  changes: 'Ce qui a changé',
  unchanged: 'Nous n’avons rien trouvé à changer\u00a0: cet essai n’est ni compté ni conservé.',
  before: 'Avant',
  after: 'Après',
  added: 'Ajouté',
  questions: 'Ce que vous pourriez ajouter',
  copy: 'Copier la description',
  copyLong: 'Copier la version longue',
  another: 'En créer une autre',
  copied: 'Description copiée dans le presse-papiers\u202f!',
  copySelected: 'Le texte est sélectionné\u00a0: copiez-le avec le clavier ou le menu.',
}

const es: DescribeWords = {
  title: 'Ayuda para descripciones de artista',
  intro:
    'Una descripción de su obra. Elija su imagen y cuéntenos lo que quiera: el texto se compone con sus palabras y, si son pocas, con lo que se puede medir en la imagen. No se inventa nada.',
  usage: 'Descripciones de este mes',
  unlimited: 'Su plan incluye descripciones sin límite.',
  noneLeft: (day) => `No le quedan descripciones este mes. Volverá a tenerlas el ${day}.`,
  usageFailed: 'No se pudo cargar su recuento.',
  language: 'Idioma de la descripción',
  mode: '¿Qué quiere hacer?',
  modes: { generate_new: 'Crear una nueva', improve_existing: 'Mejorar la mía' },
  type: 'Tipo de descripción',
  types: {
    artist_statement: 'Declaración de artista',
    social_media: 'Redes sociales',
    portfolio: 'Portafolio',
    gallery_label: 'Cartela',
    grant_application: 'Solicitud de ayuda',
  },
  typeHints: {
    artist_statement: 'Escrito en primera persona.',
    social_media: `${POST_CHARACTERS} caracteres como máximo, y una versión larga.`,
    portfolio: 'Primero los datos; sus palabras, entre comillas.',
    gallery_label: `Técnica, medidas y una frase suya: ${LABEL_WORDS} palabras como máximo.`,
    grant_application: 'Habla usted a un jurado: qué, cómo y por qué.',
  },
  existing: 'Su descripción actual',
  goals: '¿Qué debería mejorar?',
  goalsHint:
    'Si no elige nada, el texto gana en claridad y exactitud. Si no hay nada que cambiar, no se cuenta.',
  goal: {
    more_engaging: 'Más atractivo',
    clearer_language: 'Lenguaje más claro',
    professional_tone: 'Tono profesional',
    emotional_depth: 'Profundidad emocional',
    technical_accuracy: 'Exactitud técnica',
    broader_appeal: 'Público más amplio',
  },
  artwork: 'Su obra',
  fileHint: `${KINDS}. Que la obra llene la foto: se mide lo que la foto muestra.`,
  heicNoPreview: 'No hay vista previa de esta foto de iPhone. Se describirá igualmente.',
  noPreview: 'No hay vista previa para este tipo de archivo. La imagen se describirá igualmente.',
  ready: 'Lista para describirla',
  context: 'Con sus palabras',
  optional: 'opcional',
  required: 'obligatorio',
  audience: 'Público al que se dirige',
  audienceHint:
    'No aparece en el texto. Preguntamos por los términos que estos lectores quizá no conozcan.',
  generate: 'Crear la descripción',
  improve: 'Mejorar la descripción',
  working: 'Estamos viendo su imagen…',
  imageMissing: 'Elija primero una imagen',
  existingMissing: 'Escriba la descripción que quiere mejorar',
  failed: 'No se pudo crear la descripción',
  broken: 'Se ha producido un error',
  result: 'Su descripción',
  standing: {
    measured: 'medido',
    seen: 'visto por un modelo de lenguaje: compruébelo',
    told: 'sus palabras',
  },
  standingHelp:
    'Una línea de puntos señala lo que se midió o se vio en su imagen. Todo lo demás está en sus palabras; solo hemos completado las frases. La copia no lleva marcas.',
  longForm: 'Versión larga',
  changes: 'Lo que ha cambiado',
  unchanged: 'No hemos encontrado nada que cambiar: este intento no se cuenta ni se guarda.',
  before: 'Antes',
  after: 'Después',
  added: 'Añadido',
  questions: 'Lo que podría añadir',
  copy: 'Copiar la descripción',
  copyLong: 'Copiar la versión larga',
  another: 'Crear otra',
  copied: '¡Descripción copiada al portapapeles!',
  copySelected: 'El texto está seleccionado: cópielo con el teclado o con el menú.',
}

const zhTw: DescribeWords = {
  title: '作品說明助手',
  intro:
    '請選擇作品圖片，再寫下您想說的話。我們以您自己的話編排成作品說明；話不多時，再加上從圖片量測到的結果。絕不編造。',
  usage: '本月作品說明',
  unlimited: '您的方案不限作品說明篇數。',
  noneLeft: (day) => `您本月的作品說明已用完，${day}起重新計算。`,
  usageFailed: '無法載入您的使用次數。',
  language: '說明語言',
  mode: '您想做什麼？',
  modes: { generate_new: '撰寫新說明', improve_existing: '改善現有說明' },
  type: '說明類型',
  types: {
    artist_statement: '創作自述',
    social_media: '社群貼文',
    portfolio: '作品集',
    gallery_label: '展覽說明牌',
    grant_application: '補助申請',
  },
  typeHints: {
    artist_statement: '以第一人稱書寫。',
    social_media: `最多 ${POST_CHARACTERS} 個字元，另附長版。`,
    portfolio: '先寫事實，再引述您的話。',
    gallery_label: `媒材、尺寸，加上您的一句話：最多 ${LABEL_CHARACTERS} 個字，約等於英文 ${LABEL_WORDS} 字。`,
    grant_application: '由您向評審說明：做什麼、怎麼做、為什麼做。',
  },
  existing: '您目前的說明',
  goals: '希望哪裡更好？',
  goalsHint: '如未選擇，會讓文字更清楚、更準確。沒有可改之處時，不計次數。',
  goal: {
    more_engaging: '更吸引人',
    clearer_language: '文字更清楚',
    professional_tone: '語氣更專業',
    emotional_depth: '情感更深',
    technical_accuracy: '技術更準確',
    broader_appeal: '更多人能讀懂',
  },
  artwork: '您的作品',
  fileHint: `${PICTURE_KIND_NAMES.join('、')}。請讓作品占滿照片：我們量測的是照片裡的一切。`,
  heicNoPreview: '這張 iPhone 照片無法預覽，但仍會撰寫說明。',
  noPreview: '這種檔案類型無法預覽，但仍會撰寫說明。',
  ready: '可以開始撰寫',
  context: '用您自己的話',
  optional: '選填',
  required: '必填',
  audience: '目標讀者',
  audienceHint: '不會寫進文字裡。我們會詢問這些讀者可能不懂的用語。',
  generate: '撰寫說明',
  improve: '改善說明',
  working: '正在觀看您的圖片……',
  imageMissing: '請先選擇圖片',
  existingMissing: '請提供要改善的說明',
  failed: '無法撰寫說明',
  broken: '發生錯誤',
  result: '您的作品說明',
  standing: { measured: '量測', seen: '語言模型所見，請核對', told: '您的話' },
  standingHelp:
    '虛線標示從您的圖片量測或看到的內容，其餘都是您的話，我們只把句子補完整。複製的文字不含標記。',
  longForm: '長版',
  changes: '更動之處',
  unchanged: '我們沒有找到需要更動的地方，所以這次不計數，也不保存。',
  before: '原文',
  after: '改後',
  added: '新增',
  questions: '您還可以補充',
  copy: '複製說明',
  copyLong: '複製長版',
  another: '再寫一篇',
  copied: '已將說明複製到剪貼簿！',
  copySelected: '文字已選取：請用鍵盤或選單複製。',
}

export const DESCRIBE_WORDS: Record<Language, DescribeWords> = { en, fr, es, 'zh-TW': zhTw }
