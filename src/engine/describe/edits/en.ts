import { doubled, droppable, type Edits, EXCLAMATION, PICTOGRAMS, replacing } from './edits.ts'

const KEPT_AFTER = 'is|are|was|were|be|been|am|looks?|feels?|seems?|and|or|so|more|most|as|not'
const KEPT_BEFORE = 'and|or|but|in|of|to|for|with|as|because|when|is|are'
const EMPTY = 'stunning|captivating|breathtaking|iconic|timeless|liminal|masterfully'
const SUBJECT = '(?=(?:I|it|they|we|she|he|this|these|there)\\s)'
const SURE = 'is|are|was|were|will|can|has|have|may|might|should|shows?|looks?|feels?|seems?'
const WAITING =
  'when|if|while|as|because|after|although|though|since|until|before|where|whenever|once|whether|unless'

/** The article in front changes with the word that now follows. */
function withArticle(_match: string, article = '', next = ''): string {
  const form = /^[aeiou]/iu.test(next) ? 'an' : 'a'
  return `${article.startsWith('A') ? form.replace('a', 'A') : form} `
}

export const en: Edits = {
  longSentence: 24,
  leastPart: 4,
  splits: [
    { at: /;\s+(?=\p{L})/gu, opening: '' },
    { at: new RegExp(`,\\s+${SUBJECT}`, 'gu'), opening: '', isSplice: true },
    { at: new RegExp(`,?\\s+and\\s+${SUBJECT}`, 'gu'), opening: '' },
    { at: new RegExp(`,?\\s+but\\s+${SUBJECT}`, 'gu'), opening: 'But ' },
    { at: new RegExp(`,?\\s+so\\s+${SUBJECT}`, 'gu'), opening: 'So ' },
  ],
  clause: /\b(?:I|we|it|they|he|she|you|is|are|was|were|has|have|had)\b/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|in|on|at|with|for|from|during|by|to|under|through|without|like|unlike|despite)\\b|\\b(?:and|but|or|so|that|which)\\s+(?:${WAITING})\\b|\\b(?:between|both|whether)\\b`,
    'iu',
  ),
  plain: [
    doubled('that|had'),
    {
      find: new RegExp(
        `(?<!\\p{L})(an?)\\s+(?:${EMPTY})\\s+(?!(?:${KEPT_BEFORE})(?!\\p{L}))(?=(\\p{Ll}))`,
        'giu',
      ),
      by: withArticle,
    },
    { find: droppable(EMPTY, KEPT_AFTER, KEPT_BEFORE), by: '' },
    {
      find: new RegExp(
        `(?<=^|[,;.!?]\\s)I\\s(?:think|believe|feel|guess|suppose)\\s(?:that\\s)?(?=(?:it|this(?: work| painting| piece| series)?|my work)\\s(?:${SURE})\\b)`,
        'gu',
      ),
      by: '',
    },
    { find: /\b(?:is|are)\s(?:maybe|perhaps|possibly)\b/gu, by: 'may be' },
    { find: /\b(?:was|were)\s(?:maybe|perhaps|possibly)\b/gu, by: 'may have been' },
    { find: /(?<=\b(?:is|are|was|were|feels?|looks?)\s)(?:kind|sort) of\s/gu, by: '' },
    { find: /^(?:basically|actually|essentially|literally|in my opinion),\s+/iu, by: '' },
    {
      find: /(?<!\b(?:not|the|so|how)\s)(?<!n['’]t\s)\b(?:very|really|quite|basically|actually|literally|essentially)\s+(?!(?:much|few|little|well|soon|often)\b)(?=\p{Ll})/gu,
      by: '',
    },
    { find: /\b(?:rich )?tapestry of\b/gu, by: 'mix of' },
    ...replacing({
      'invites the viewer to': 'lets the viewer',
      'is a testament to': 'shows',
      explores: 'looks at',
      'delves into': 'looks into',
      '(?:delve|dive) into': 'look into',
      juxtaposition: 'pairing',
      'in order to': 'to',
      'due to the fact that': 'because',
      'despite the fact that': 'although',
      'in the event that': 'if',
      'at this point in time': 'now',
      'for the purpose of': 'for',
      'prior to': 'before',
      'subsequent to': 'after',
      'with regards? to': 'about',
      'a (?:large )?number of': 'several',
      'makes use of': 'uses',
      'make use of': 'use',
      'made use of': 'used',
      '(?:has|have) the ability to': 'can',
      '(?:is|are) able to': 'can',
      'utili[sz]e': 'use',
      'utili[sz]es': 'uses',
      'utili[sz]ed': 'used',
      'utili[sz]ing': 'using',
      'utili[sz]ation of': 'use of',
      commence: 'begin',
      commences: 'begins',
      commenced: 'began',
      'endeavou?r to': 'try to',
      'endeavou?red to': 'tried to',
      demonstrates: 'shows',
      numerous: 'many',
      approximately: 'about',
    }),
  ],
  tone: [
    ...replacing({
      "don't": 'do not',
      "doesn't": 'does not',
      "didn't": 'did not',
      "can't": 'cannot',
      "won't": 'will not',
      "couldn't": 'could not',
      "wouldn't": 'would not',
      "shouldn't": 'should not',
      "isn't": 'is not',
      "aren't": 'are not',
      "wasn't": 'was not',
      "weren't": 'were not',
      "haven't": 'have not',
      "hasn't": 'has not',
      "hadn't": 'had not',
      "I'm": 'I am',
      "I've": 'I have',
      "I'll": 'I will',
      "we're": 'we are',
      "we've": 'we have',
      "they're": 'they are',
      "you're": 'you are',
      "it's(?! (?:been|become|got|taken|had))": 'it is',
      "that's(?! (?:been|become|got|taken|had))": 'that is',
      "there's(?! been)": 'there is',
      gonna: 'going to',
      gotta: 'have to',
      wanna: 'want to',
      kinda: 'rather',
      cuz: 'because',
      tho: 'though',
      thru: 'through',
      kids: 'children',
      'super(?= \\p{Ll})': 'very',
      'tons of': 'many',
      'totally\\s+(?=\\p{Ll})': '',
    }),
    PICTOGRAMS,
    EXCLAMATION,
  ],
  throat: [
    { find: /^(?:as an artist|in my art|in my practice), (?=I\b)/iu, by: '' },
    { find: /^I (?:would|['’]d) like to (?:say|begin by saying) that\s/iu, by: '' },
    { find: /^(?:what I want to say is|the thing is) that\s/iu, by: '' },
  ],
  concrete:
    /\b(?:oil|acrylic|watercolou?r|ink|charcoal|pencil|gouache|tempera|pastel|canvas|linen|paper|wood|panel|clay|bronze|stone|brush|knife|glaze|layers?|thread|wool|cotton|loom|glass|metal|film|camera|photograph)\b/iu,
  leaning:
    /^(?:it|this|these|that|those|they|he|she|then|but|and|so|later|also|however|its|their|finally|eventually|in the end|still|thus|now)\b/iu,
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
    { term: /\bwet[- ](?:in|on)[- ]wet\b/iu, meaning: 'paint laid into paint that is still wet' },
    { term: /\blost[- ]wax(?: cast(?:ing)?)?\b/iu, meaning: 'cast from a wax model that melts away' },
    { term: /\bpatina\b/iu, meaning: 'the coloured skin of the metal' },
    { term: /\bsgraffito\b/iu, meaning: 'lines scratched through a layer' },
    { term: /\b(?:gelatin )?silver print\b/iu, meaning: 'a black-and-white photograph from the darkroom' },
    { term: /\bgicl[ée]e\b/iu, meaning: 'a fine inkjet print' },
    { term: /\bikat\b/iu, meaning: 'yarn dyed in a pattern before it is woven' },
  ],
}
