import { droppable, type Edit, type Edits, EXCLAMATION, PICTOGRAMS } from './edits.ts'

const KEPT_AFTER = 'is|are|was|were|be|been|am|looks?|feels?|seems?|and|or|so|more|most|as|not'
const KEPT_BEFORE = 'and|or|but|in|of|to|for|with|as|because|when|is|are'
const EMPTY = 'stunning|captivating|breathtaking|iconic|timeless|liminal|masterfully'

/** The article in front changes with the word that now follows. */
function withArticle(_match: string, article = '', next = ''): string {
  const form = /^[aeiou]/iu.test(next) ? 'an' : 'a'
  return `${article.startsWith('A') ? form.replace('a', 'A') : form} `
}

const contraction = (short: string, full: string): Edit => ({
  find: new RegExp(`(?<!\\p{L})${short.replace("'", "['’]")}(?!\\p{L})`, 'giu'),
  by: (match) => (/^\p{Lu}/u.test(match) ? `${full.charAt(0).toUpperCase()}${full.slice(1)}` : full),
})

export const en: Edits = {
  longSentence: 28,
  splits: [
    { find: /;\s+(\p{L})/gu, by: (_match, letter = '') => `. ${letter.toUpperCase()}` },
    {
      find: /,\s+and\s+(I|it|they|we|she|he|this|these|there)(?=\s)/gu,
      by: (_match, word = '') => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    },
    { find: /,\s+but\s+(I|it|they|we|she|he|this|these|there)(?=\s)/gu, by: '. But $1' },
  ],
  plain: [
    {
      find: new RegExp(
        `(?<!\\p{L})(an?)\\s+(?:${EMPTY})\\s+(?!(?:${KEPT_BEFORE})(?!\\p{L}))(?=(\\p{Ll}))`,
        'giu',
      ),
      by: withArticle,
    },
    { find: droppable(EMPTY, KEPT_AFTER, KEPT_BEFORE), by: '' },
    { find: /\binvites the viewer to\b/gu, by: 'lets the viewer' },
    { find: /\bis a testament to\b/gu, by: 'shows' },
    { find: /\bexplores\b/gu, by: 'looks at' },
    { find: /\bdelves into\b/gu, by: 'looks into' },
    { find: /\b(?:delve|dive) into\b/gu, by: 'look into' },
    { find: /\bjuxtaposition\b/gu, by: 'pairing' },
    { find: /\b(?:rich )?tapestry of\b/gu, by: 'mix of' },
    { find: /\bin order to\b/giu, by: 'to' },
    { find: /\bdue to the fact that\b/giu, by: 'because' },
    { find: /\bat this point in time\b/giu, by: 'now' },
    { find: /\b(?:very|really|quite|basically|actually|literally|essentially)\s+(?=\p{Ll})/gu, by: '' },
  ],
  tone: [
    contraction("don't", 'do not'),
    contraction("doesn't", 'does not'),
    contraction("didn't", 'did not'),
    contraction("can't", 'cannot'),
    contraction("won't", 'will not'),
    contraction("isn't", 'is not'),
    contraction("aren't", 'are not'),
    contraction("wasn't", 'was not'),
    contraction("I'm", 'I am'),
    contraction("I've", 'I have'),
    contraction("I'll", 'I will'),
    contraction("we're", 'we are'),
    contraction("they're", 'they are'),
    contraction('gonna', 'going to'),
    contraction('wanna', 'want to'),
    contraction('kinda', 'rather'),
    PICTOGRAMS,
    EXCLAMATION,
  ],
  concrete:
    /\b(?:oil|acrylic|watercolou?r|ink|charcoal|pencil|gouache|tempera|pastel|canvas|linen|paper|wood|panel|clay|bronze|stone|brush|knife|glaze|layers?|thread|glass|metal|photograph)\b/iu,
  leaning: /^(?:it|this|these|that|those|they|he|she|then|but|and|so|later|also|however|its|their)\b/iu,
  pointing: /\b(?:it|its|they|them|their|this|these|that|those|he|him|she|her|then)\b/iu,
  glossary: [
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
  ],
}
