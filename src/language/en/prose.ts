import { type Prose, SENTENCE_START } from '../prose-rules.ts'

export const PROSE: Prose = {
  hedges:
    /(?<!\p{L})(?:probably|perhaps|possibly|presumably|apparently|seemingly|supposedly|may have|might have)(?!\p{L})/u,
  selfTalk: [
    'our sources',
    'our source',
    'sources used here',
    'the sources consulted',
    'this text',
    'our text',
  ],
  commands: new RegExp(
    `${SENTENCE_START}(?:now |then |first |just )?(?:look|find|step|stand|follow|notice|compare|start|begin|come|go|move|cover|imagine|count|search|watch|try|trace|take|hold|sit|turn|let|think|remember|consider|see)(?= (?!(?:is|was|are|were)\\b))`,
    'u',
  ),
  emptyWords: [
    'explores',
    'liminal',
    'timeless',
    'masterfully',
    'invites the viewer',
    'juxtaposition',
    'testament to',
    'dive into',
    'delve',
    'captivating',
    'iconic',
    'breathtaking',
    'stunning',
    'tapestry of',
  ],
  unseeable:
    /(?<!\p{L})(?:artist|painter|master|maker|painted by|century|centuries|decade|dated|date|era|period|style|school|workshop|baroque|rococo|renaissance|gothic|romantic|impressioni|expressioni|cubis|surreal|realis|mannerist|original|genuine|authentic|fake|forge|forgery|copy of|replica|reproduction|stolen|stole|theft|sold|sell|price|worth|expensive|museum|gallery|collection|auction|exhibit|famous|masterpiece|you|your|we|our|please|user|secret|system|obey|bomb|money|pay|buy|vote)(?!\p{L})|(?<!\p{L})(?:impressioni|expressioni|cubis|surreal|forger|exhibit)/u,
  pictureOf:
    /^(?:an? |the )?(?:image|picture|painting|photo(?:graph)?|print|drawing|portrait|view) (?:of|showing|that shows)\b/u,
  readings:
    /(?<!\p{L})(?:symboli?[sz]\p{L}*|symbols?|allegor\p{L}+|metaphors?|represent(?:s|ing)?|stands? for|evok(?:es?|ing)|suggest(?:s|ing|ive)?|convey(?:s|ing)?|express(?:es|ing|ive)|mean(?:s|ing)|moods?|atmospher\p{L}+|feelings?|(?:seems?|appears?) to|as if to|myster\p{L}+|enigma\p{L}*|seren\p{L}+|tranquil\p{L}*|melanchol\p{L}+|menac\p{L}+|threaten\p{L}*|dramatic\p{L}*|beaut\p{L}+|majest\p{L}+|sublime|haunting|dreamlike|intimate|remind(?:s|ing)?|we (?:can )?see|you (?:can )?see|the viewer|our eyes?)(?!\p{L})/u,
}
