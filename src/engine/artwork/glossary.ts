import type { Language } from '#shared/languages.ts'

interface Term {
  term: RegExp
  meaning: string
}

/** Terms of studios and museums, each explained in a few words. */
const GLOSSARY: Record<Language, Term[]> = {
  en: [
    { term: /\bimpasto\b/iu, meaning: 'paint laid on thickly' },
    { term: /\bchiaroscuro\b/iu, meaning: 'strong light against strong dark' },
    { term: /\bsfumato\b/iu, meaning: 'edges softened like smoke' },
    { term: /\bgesso\b/iu, meaning: 'a white ground under the paint' },
    { term: /\bgouache\b/iu, meaning: 'opaque watercolour' },
    { term: /\bencaustic\b/iu, meaning: 'paint bound with wax' },
    { term: /\bdiptych\b/iu, meaning: 'a work in two panels' },
    { term: /\btriptych\b/iu, meaning: 'a work in three panels' },
    { term: /\bgrisaille\b/iu, meaning: 'painting in shades of grey' },
    { term: /\bcyanotype\b/iu, meaning: 'a blue photographic print' },
    { term: /\bwet[- ](?:in|on)[- ]wet\b/iu, meaning: 'paint laid into paint that is still wet' },
    {
      term: /\blost[- ]wax(?: cast(?:ing)?)?\b/iu,
      meaning: 'cast from a wax model that melts away',
    },
    { term: /\bpatina\b/iu, meaning: 'the coloured skin of the metal' },
    { term: /\bsgraffito\b/iu, meaning: 'lines scratched through a layer' },
    {
      term: /\b(?:gelatin )?silver print\b/iu,
      meaning: 'a black-and-white photograph from the darkroom',
    },
    { term: /\bgicl[ée]e\b/iu, meaning: 'a fine inkjet print' },
    { term: /\bikat\b/iu, meaning: 'yarn dyed in a pattern before it is woven' },
    {
      term: /\bfresco(?:es)?\b/iu,
      meaning: 'paint laid on wet plaster, which binds it as it dries',
    },
    { term: /\btempera\b/iu, meaning: 'paint bound with egg' },
    { term: /\baltarpiece\b/iu, meaning: 'a picture made to stand on or behind an altar' },
    {
      term: /\bglazes?\b/iu,
      meaning: 'a thin, clear layer of paint through which the one below shines',
    },
    { term: /\bunderdrawing\b/iu, meaning: 'the drawing below the paint' },
    { term: /\bvanishing point\b/iu, meaning: 'where lines that run into depth would meet' },
    { term: /\bstill life\b/iu, meaning: 'a picture of things that do not move' },
    { term: /\ballegor(?:y|ies|ical)\b/iu, meaning: 'a picture in which figures stand for ideas' },
    { term: /\bcontrapposto\b/iu, meaning: 'standing with the weight on one leg' },
    {
      term: /\bwoodblock print\b/iu,
      meaning: 'a print from carved blocks of wood, one for each colour',
    },
    {
      term: /\bpentimenti|pentimento\b/iu,
      meaning: 'a change of the painter that shows through the paint',
    },
    { term: /\bdrypoint\b/iu, meaning: 'lines scratched straight into a metal plate for printing' },
    {
      term: /\betching\b/iu,
      meaning: 'a print from lines that acid has bitten into a metal plate',
    },
  ],
  fr: [
    { term: /(?<!\p{L})empâtements?(?!\p{L})/iu, meaning: 'peinture posée en couche épaisse' },
    {
      term: /(?<!\p{L})clair-obscur(?!\p{L})/iu,
      meaning: 'forte opposition de lumière et d’ombre',
    },
    { term: /(?<!\p{L})sfumato(?!\p{L})/iu, meaning: 'contours fondus comme de la fumée' },
    { term: /(?<!\p{L})gesso(?!\p{L})/iu, meaning: 'fond blanc sous la peinture' },
    { term: /(?<!\p{L})gouache(?!\p{L})/iu, meaning: 'aquarelle opaque' },
    { term: /(?<!\p{L})encaustique(?!\p{L})/iu, meaning: 'peinture à la cire' },
    { term: /(?<!\p{L})diptyque(?!\p{L})/iu, meaning: 'œuvre en deux panneaux' },
    { term: /(?<!\p{L})triptyque(?!\p{L})/iu, meaning: 'œuvre en trois panneaux' },
    { term: /(?<!\p{L})cyanotype(?!\p{L})/iu, meaning: 'tirage photographique bleu' },
    {
      term: /(?<!\p{L})mouillé sur mouillé(?!\p{L})/iu,
      meaning: 'couleur posée dans la couleur encore humide',
    },
    {
      term: /(?<!\p{L})cire perdue(?!\p{L})/iu,
      meaning: 'fonte d’après un modèle de cire qui disparaît',
    },
    { term: /(?<!\p{L})patine(?!\p{L})/iu, meaning: 'peau colorée du métal' },
    { term: /(?<!\p{L})sgraffite(?!\p{L})/iu, meaning: 'traits grattés à travers une couche' },
    {
      term: /(?<!\p{L})(?:tirage|épreuve) argentique(?!\p{L})/iu,
      meaning: 'photographie tirée en chambre noire',
    },
    { term: /(?<!\p{L})ikat(?!\p{L})/iu, meaning: 'fil teint en motif avant le tissage' },
    {
      term: /(?<!\p{L})fresques?(?!\p{L})/iu,
      meaning: 'peinture posée sur l’enduit humide, qui la fixe en séchant',
    },
    { term: /(?<!\p{L})tempera(?!\p{L})/iu, meaning: 'peinture liée à l’œuf' },
    { term: /(?<!\p{L})retables?(?!\p{L})/iu, meaning: 'image faite pour se dresser sur un autel' },
    {
      term: /(?<!\p{L})glacis(?!\p{L})/iu,
      meaning: 'couche mince et transparente, à travers laquelle brille celle du dessous',
    },
    {
      term: /(?<!\p{L})point de fuite(?!\p{L})/iu,
      meaning: 'là où se rejoindraient les lignes qui vont vers le fond',
    },
    { term: /(?<!\p{L})natures? mortes?(?!\p{L})/iu, meaning: 'image de choses immobiles' },
    {
      term: /(?<!\p{L})allégori(?:es?|ques?)(?!\p{L})/iu,
      meaning: 'image dont les figures représentent des idées',
    },
    { term: /(?<!\p{L})contrapposto(?!\p{L})/iu, meaning: 'pose où le poids repose sur une jambe' },
    {
      term: /(?<!\p{L})repentirs?(?!\p{L})/iu,
      meaning: 'changement du peintre qui transparaît sous la peinture',
    },
    {
      term: /(?<!\p{L})eaux?-fortes?(?!\p{L})/iu,
      meaning: 'estampe tirée de lignes mordues à l’acide dans le métal',
    },
    {
      term: /(?<!\p{L})estampes?(?!\p{L})/iu,
      meaning: 'image imprimée à partir d’une planche gravée',
    },
  ],
  es: [
    {
      term: /(?<!\p{L})(?:impasto|empaste)s?(?!\p{L})/iu,
      meaning: 'pintura aplicada en capa gruesa',
    },
    { term: /(?<!\p{L})claroscuro(?!\p{L})/iu, meaning: 'fuerte oposición de luz y sombra' },
    { term: /(?<!\p{L})sfumato(?!\p{L})/iu, meaning: 'contornos difuminados como el humo' },
    { term: /(?<!\p{L})gesso(?!\p{L})/iu, meaning: 'fondo blanco bajo la pintura' },
    { term: /(?<!\p{L})gouache(?!\p{L})/iu, meaning: 'acuarela opaca' },
    { term: /(?<!\p{L})encáustica(?!\p{L})/iu, meaning: 'pintura a la cera' },
    { term: /(?<!\p{L})díptico(?!\p{L})/iu, meaning: 'obra en dos paneles' },
    { term: /(?<!\p{L})tríptico(?!\p{L})/iu, meaning: 'obra en tres paneles' },
    { term: /(?<!\p{L})cianotipia(?!\p{L})/iu, meaning: 'copia fotográfica azul' },
    {
      term: /(?<!\p{L})húmedo sobre húmedo(?!\p{L})/iu,
      meaning: 'color puesto sobre color aún mojado',
    },
    {
      term: /(?<!\p{L})cera perdida(?!\p{L})/iu,
      meaning: 'fundición a partir de un modelo de cera que se derrite',
    },
    { term: /(?<!\p{L})pátina(?!\p{L})/iu, meaning: 'piel coloreada del metal' },
    { term: /(?<!\p{L})esgrafiado(?!\p{L})/iu, meaning: 'líneas rascadas a través de una capa' },
    {
      term: /(?<!\p{L})gelatina de plata(?!\p{L})/iu,
      meaning: 'fotografía en blanco y negro de laboratorio',
    },
    { term: /(?<!\p{L})ikat(?!\p{L})/iu, meaning: 'hilo teñido con un dibujo antes de tejerlo' },
    {
      term: /(?<!\p{L})frescos?(?!\p{L})/iu,
      meaning: 'pintura sobre yeso húmedo, que la fija al secarse',
    },
    { term: /(?<!\p{L})temple(?!\p{L})/iu, meaning: 'pintura ligada con huevo' },
    { term: /(?<!\p{L})retablos?(?!\p{L})/iu, meaning: 'imagen hecha para estar sobre un altar' },
    {
      term: /(?<!\p{L})veladuras?(?!\p{L})/iu,
      meaning: 'capa fina y transparente, a través de la que brilla la de abajo',
    },
    {
      term: /(?<!\p{L})punto de fuga(?!\p{L})/iu,
      meaning: 'donde se unirían las líneas que van hacia el fondo',
    },
    {
      term: /(?<!\p{L})(?:bodegón|bodegones|naturalezas? muertas?)(?!\p{L})/iu,
      meaning: 'imagen de cosas que no se mueven',
    },
    {
      term: /(?<!\p{L})aleg(?:orías?|óric[oa]s?)(?!\p{L})/iu,
      meaning: 'imagen cuyas figuras representan ideas',
    },
    { term: /(?<!\p{L})contrapposto(?!\p{L})/iu, meaning: 'postura con el peso sobre una pierna' },
    {
      term: /(?<!\p{L})(?:arrepentimientos?|pentimenti)(?!\p{L})/iu,
      meaning: 'cambio del pintor que se trasluce bajo la pintura',
    },
    {
      term: /(?<!\p{L})aguafuertes?(?!\p{L})/iu,
      meaning: 'estampa de líneas que el ácido ha mordido en el metal',
    },
    {
      term: /(?<!\p{L})xilografías?(?!\p{L})/iu,
      meaning: 'estampa hecha con planchas de madera talladas',
    },
  ],
  'zh-TW': [
    { term: /厚塗/u, meaning: '把顏料塗得很厚' },
    { term: /明暗對照法/u, meaning: '強烈的光與影對比' },
    { term: /暈塗法/u, meaning: '讓輪廓像煙一樣柔和' },
    { term: /罩染/u, meaning: '一層層透明的薄色' },
    { term: /蠟彩/u, meaning: '以蠟調和的顏料' },
    { term: /三聯畫/u, meaning: '由三塊畫板組成的作品' },
    { term: /雙聯畫/u, meaning: '由兩塊畫板組成的作品' },
    { term: /藍曬/u, meaning: '藍色的感光印相' },
    { term: /濕中濕/u, meaning: '在未乾的顏色上再上色' },
    { term: /脫蠟(?:鑄造|法)?/u, meaning: '先做蠟模，再讓蠟熔去而鑄成' },
    { term: /銀鹽(?:照片|相紙|沖印)?/u, meaning: '在暗房沖印的黑白照片' },
    { term: /絣織/u, meaning: '先把線染出花紋再織' },
    { term: /濕壁畫/u, meaning: '畫在未乾灰泥上的畫，灰泥乾後把顏色固定' },
    { term: /蛋彩/u, meaning: '以蛋調和的顏料' },
    { term: /祭壇畫/u, meaning: '立在祭壇上的畫' },
    { term: /消失點/u, meaning: '往深處去的線條相會之處' },
    { term: /靜物畫/u, meaning: '畫不會動的東西' },
    { term: /寓意畫?/u, meaning: '以人物代表觀念的圖像' },
    { term: /對立式平衡/u, meaning: '重心落在一隻腳上的站姿' },
    { term: /皴法?/u, meaning: '以筆觸表現山石紋理的畫法' },
    { term: /手卷|長卷/u, meaning: '橫向展開、邊捲邊看的畫' },
    { term: /絹本/u, meaning: '畫在絲織品上' },
    { term: /設色/u, meaning: '墨線之外再上顏色' },
    { term: /木版畫/u, meaning: '以雕刻的木板印出的畫，一色一版' },
    { term: /蝕刻(?:版畫)?/u, meaning: '以酸腐蝕金屬版線條印出的畫' },
  ],
}

/**
 * The terms of a text in the order in which they stand there, as they are written in it, with where
 * they begin.
 */
export function glossaryOf(
  text: string,
  language: Language,
): { term: string; meaning: string; at: number }[] {
  return GLOSSARY[language]
    .flatMap(({ term, meaning }) => {
      const found = term.exec(text)
      return found ? [{ term: found[0], meaning, at: found.index }] : []
    })
    .sort((a, b) => a.at - b.at)
}
