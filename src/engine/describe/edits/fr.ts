import { doubled, droppable, type Edits, EXCLAMATION, PICTOGRAMS, replacing } from './edits.ts'

const HANGS = 'est|sont|était|étaient|être|semble|semblent|et|ou|plus|très|si|aussi|pas'
const EMPTY = 'intemporel(?:le)?s?|iconiques?|liminal(?:e|es)?'
const SUBJECT = "(?=(?:je|il|elle|ils|elles|nous|on|cela|ça)\\s|(?:j|c)['’])"
const WAITING =
  "quand|lorsque|si|comme|parce que|après|bien que|depuis|avant|tandis que|pendant|puisque|lorsqu['’]|puisqu['’]"

export const fr: Edits = {
  longSentence: 28,
  leastPart: 4,
  splits: [
    { at: /\s*;\s+(?=\p{L})/gu, opening: '' },
    { at: new RegExp(`,\\s+${SUBJECT}`, 'gu'), opening: '', isSplice: true },
    { at: new RegExp(`,?\\s+et\\s+${SUBJECT}`, 'gu'), opening: '' },
    { at: new RegExp(`,?\\s+mais\\s+${SUBJECT}`, 'gu'), opening: 'Mais ' },
    { at: new RegExp(`,?\\s+donc\\s+${SUBJECT}`, 'gu'), opening: 'Donc ' },
  ],
  clause: /(?<!\p{L})(?:je|il|elle|ils|elles|nous|on|est|sont|était|ai|a|ont)(?!\p{L})|(?<!\p{L})[jc]['’]/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|en|dans|avec|pour|sur|à|au|aux|sous|sans|par|chez|vers|malgré)(?!\\p{L})|(?<!\\p{L})(?:et|mais|ou|que|qui)\\s+(?:${WAITING})(?!\\p{L})|(?<!\\p{L})entre(?!\\p{L})`,
    'iu',
  ),
  plain: [
    doubled('nous|vous'),
    { find: droppable(EMPTY, HANGS, 'et|ou|mais'), by: '' },
    {
      find: new RegExp(`(?<=\\p{L})(?<!(?<!\\p{L})(?:${HANGS}))\\s+(?:${EMPTY})(?=[.,;:!?])`, 'giu'),
      by: '',
    },
    {
      find: /(?<=^|[,;.!?]\s)je\s(?:pense|crois|trouve)\sque\s(?=c['’]|cette œuvre|ce tableau|mon travail)/giu,
      by: '',
    },
    { find: /\s+saisissante?s? de vérité/gu, by: '' },
    { find: /^(?:en fait|en réalité|au fond|à mon avis),?\s+/iu, by: '' },
    {
      find: /(?<!(?<!\p{L})pas\s)(?<!\p{L})(?:vraiment|extrêmement|littéralement|véritablement|en quelque sorte)\s+(?=\p{Ll})/gu,
      by: '',
    },
    { find: /(?<!\p{L})(?:dans le but|afin) d['’](?=\p{L})/gu, by: 'pour ' },
    ...replacing({
      'invite le spectateur à': 'laisse le spectateur',
      "un véritable chef-d'œuvre": 'une œuvre',
      'dans le but de': 'pour',
      'afin de': 'pour',
      'en raison du fait que': 'parce que',
      'du fait que': 'parce que',
      "à l'heure actuelle": 'aujourd’hui',
      'un (?:certain|grand) nombre de': 'plusieurs',
      'par le biais de': 'par',
      'est en mesure de': 'peut',
      'suis en mesure de': 'peux',
      'sont en mesure de': 'peuvent',
      'procède à la réalisation de': 'réalise',
      'fais usage de': 'emploie',
      'fait usage de': 'emploie',
      'donne à voir': 'montre',
      'donnent à voir': 'montrent',
      questionne: 'interroge',
      solutionner: 'résoudre',
      visualiser: 'voir',
      finaliser: 'finir',
    }),
  ],
  tone: [
    ...replacing({
      ça: 'cela',
      'plein de': 'beaucoup de',
      '(?:super|hyper)(?= (?:beau|belle|bien|content|contente|dur|dure|grand|grande|important|importante|bon|bonne)(?!\\p{L}))':
        'très',
      bcp: 'beaucoup',
      pcq: 'parce que',
      tjrs: 'toujours',
      "j'sais pas": 'je ne sais pas',
      "c'est pas": 'ce n’est pas',
      "c'était pas": 'ce n’était pas',
      "y'a": 'il y a',
    }),
    {
      find: /(?<!\p{L})(je|il|elle|on|ils|elles)\s(?!ne\s)(\p{L}+)\spas(?!\p{L})/giu,
      by: (_match, who = '', verb = '') =>
        /^[aeiouyéèêh]/iu.test(verb) ? `${who} n’${verb} pas` : `${who} ne ${verb} pas`,
    },
    {
      find: /(?<!\p{L})j['’](\p{L}+)\spas(?!\p{L})/giu,
      by: (match, verb = '') => `${match.startsWith('J') ? 'Je' : 'je'} n’${verb} pas`,
    },
    PICTOGRAMS,
    EXCLAMATION,
  ],
  throat: [
    { find: /^en tant qu['’]artiste,\s(?=je|j['’])/iu, by: '' },
    { find: /^je (?:voudrais|tiens à) (?:d['’]abord )?dire que\s/iu, by: '' },
  ],
  concrete:
    /(?<!\p{L})(?:huile|acrylique|aquarelle|encre|fusain|crayon|gouache|pastel|toile|lin|papier|bois|panneau|argile|bronze|pierre|pinceau|couteau|glacis|couches?|fil|laine|coton|métier|verre|métal|pellicule|photographie)(?!\p{L})/iu,
  leaning:
    /^(?:il|elle|ils|elles|cela|ça|ce|ces|cette|puis|mais|et|ensuite|aussi|cependant|enfin|peu à peu|finalement|son|sa|leurs?)(?!\p{L})|^c['’]/iu,
  pointing:
    /(?<!\p{L})(?:il|elle|ils|elles|cela|ça|lui|leur|celui-ci|celle-ci|l['’](?:ai|as|a|avais|avait))(?!\p{L})/iu,
  glossary: [
    { term: /(?<!\p{L})empâtements?(?!\p{L})/iu, meaning: 'peinture posée en couche épaisse' },
    { term: /(?<!\p{L})clair-obscur(?!\p{L})/iu, meaning: 'forte opposition de lumière et d’ombre' },
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
    { term: /(?<!\p{L})cire perdue(?!\p{L})/iu, meaning: 'fonte d’après un modèle de cire qui disparaît' },
    { term: /(?<!\p{L})patine(?!\p{L})/iu, meaning: 'peau colorée du métal' },
    { term: /(?<!\p{L})sgraffite(?!\p{L})/iu, meaning: 'traits grattés à travers une couche' },
    {
      term: /(?<!\p{L})(?:tirage|épreuve) argentique(?!\p{L})/iu,
      meaning: 'photographie tirée en chambre noire',
    },
    { term: /(?<!\p{L})ikat(?!\p{L})/iu, meaning: 'fil teint en motif avant le tissage' },
  ],
}
