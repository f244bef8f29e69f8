import { droppable, type Edits, EXCLAMATION, PICTOGRAMS } from './edits.ts'

const HANGS = 'est|sont|était|étaient|être|semble|semblent|et|ou|plus|très|si|aussi|pas'

export const fr: Edits = {
  longSentence: 32,
  splits: [
    { find: /\s*;\s+(\p{L})/gu, by: (_match, letter = '') => `. ${letter.toUpperCase()}` },
    {
      find: /,\s+et\s+(je|il|elle|ils|elles|nous|on)(?=\s)/gu,
      by: (_match, word = '') => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    },
    { find: /,\s+mais\s+(je|il|elle|ils|elles|nous|on)(?=\s)/gu, by: '. Mais $1' },
  ],
  plain: [
    { find: droppable('intemporel(?:le)?s?|iconiques?|liminal(?:e|es)?', HANGS, 'et|ou|mais'), by: '' },
    {
      find: new RegExp(
        `(?<=\\p{L})(?<!(?<!\\p{L})(?:${HANGS}))\\s+(?:intemporel(?:le)?s?|iconiques?|liminal(?:e|es)?)(?=[.,;:!?])`,
        'giu',
      ),
      by: '',
    },
    { find: /invite le spectateur à/gu, by: 'laisse le spectateur' },
    { find: /un véritable chef-d['’]œuvre/gu, by: 'une œuvre' },
    { find: /\s+saisissante?s? de vérité/gu, by: '' },
    { find: /dans le but de(?=\s)/giu, by: 'pour' },
    { find: /en raison du fait que/gu, by: 'parce que' },
    { find: /(?<!\p{L})(?:vraiment|extrêmement|littéralement|en quelque sorte)\s+(?=\p{Ll})/gu, by: '' },
  ],
  tone: [
    { find: /(?<!\p{L})ça(?!\p{L})/gu, by: 'cela' },
    { find: /(?<!\p{L})Ça(?!\p{L})/gu, by: 'Cela' },
    { find: /plein de(?=\s)/gu, by: 'beaucoup de' },
    { find: /(?<!\p{L})super\s+(?=\p{Ll})/gu, by: 'très ' },
    PICTOGRAMS,
    EXCLAMATION,
  ],
  concrete:
    /(?<!\p{L})(?:huile|acrylique|aquarelle|encre|fusain|crayon|gouache|pastel|toile|lin|papier|bois|panneau|argile|bronze|pierre|pinceau|couteau|glacis|couches?|fil|verre|métal|photographie)(?!\p{L})/iu,
  leaning:
    /^(?:il|elle|ils|elles|cela|ça|ce|ces|cette|puis|mais|et|ensuite|aussi|cependant|son|sa|leurs?)(?!\p{L})|^c['’]/iu,
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
  ],
}
