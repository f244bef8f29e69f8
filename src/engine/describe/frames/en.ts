import { type Frames, lowered, SOLID } from './frames.ts'

const COUNTED =
  /(?:print|photo(?:graph)?|cyanotype|drawing|collage|sculpture|installation|tapestry|etching|engraving|linocut|woodcut|lithograph|monotype|monoprint|screenprint|painting|quilt|weaving|wall hanging|embroidery|video|relief|bust|vase|bowl|vessel|diptych|triptych|mural|carving|assemblage|mosaic)$/iu
const MATERIAL =
  '(?:oils?|acrylics?|watercolou?rs?|ink|gouache|tempera|egg tempera|pastels?|charcoal|pencil|graphite|encaustic|mixed media|bronze|marble|limestone|sandstone|stone|steel|iron|copper|wood|oak|clay|stoneware|porcelain|earthenware|terracotta|plaster|concrete|glass|wool|cotton|silk|linen|felt|resin|paper)'
const MATERIAL_FIRST = new RegExp(`^${MATERIAL}(?!\\p{L})`, 'iu')
const MATERIAL_LAST = new RegExp(`(?<!\\p{L})${MATERIAL}$`, 'iu')
const PLAIN_FIRST =
  /^(?:an?|the|one|archival|digital|gelatin|silver|black|colou?r|inkjet|pigment|gicl[ée]e|hand\S*|cast|carved|woven|knitted|glazed|large|small|cut|single|unique|long|four|three|two|\S+ed)(?!\p{L})/iu

const VERBS =
  'keep|show|capture|express|make|create|convey|remember|find|paint|tell|give|bring|catch|hold|ask|understand|celebrate|honou?r|share|record|preserve|evoke|explore|question|let|see|look|be|feel|think'
const FINITE =
  /\b(?:I|we|it|they|he|she|you|is|are|was|were|has|have|had|can|will|would|do|does|did|\p{L}{2,}ed)\b/u
const PERSONAL = /\b(?:I|me|my|mine|myself|we|us|our|ours)\b/iu

function wishOf(
  fragment: string,
  named: boolean,
): [artist: string, other: string, rest: string] | null {
  const about = named ? 'It is' : 'This work is'
  const verb = fragment.match(
    new RegExp(`^(?:to\\s+)?(?=(?:${VERBS})\\s)|^to\\s+(?=\\p{Ll})`, 'iu'),
  )
  if (verb) return ['I wanted to', 'The artist wanted to', fragment.slice(verb[0].length)]
  if (/^(?:about|for|inspired by|based on)\s/iu.test(fragment)) return [about, about, fragment]
  if (FINITE.test(fragment)) return null
  const isSubject =
    /^(?:\p{L}{3,}ing|(?:the|an?|my|our)\s\p{L}+\s(?:of|between)|how|what|why|where)\s/iu.test(
      fragment,
    )
  return isSubject ? [`${about} about`, `${about} about`, fragment] : null
}

export const en: Frames = {
  sentence: /\b(?:I|we|it|they|is|are|was|were|has|have|had)\b/u,
  work(caption) {
    const head = (caption.split(/[,.;]|\s(?:on|in|with|from|of|over|by|and)\s/u)[0] ?? '').trim()
    const isMaterial = MATERIAL_FIRST.test(head)
    if (COUNTED.test(head)) {
      const words = isMaterial || PLAIN_FIRST.test(head) || COUNTED.test(head.split(' ')[0] ?? '')
      const named = words ? lowered(caption) : caption
      if (/^(?:an?|the|one)\s/u.test(named)) return `This work is ${named}`
      return `This work is ${/^[aeio]|^u(?!n[io])/iu.test(named) ? 'an' : 'a'} ${named}`
    }
    if (isMaterial || PLAIN_FIRST.test(head)) {
      if (isMaterial || MATERIAL_LAST.test(head)) return `I made this work in ${lowered(caption)}`
    }
    return MATERIAL_LAST.test(head) ? `I made this work in ${caption}` : null
  },
  wish(fragment, speaker, named) {
    const found = wishOf(fragment, named)
    if (!found) return null
    const [artist, other, rest] = found
    const words = lowered(rest)
    if (speaker === 'artist') return `${artist} ${words}`
    return `${other} ${PERSONAL.test(words) ? en.quoted(words) : words}`
  },
  quoted: (words) => `“${words.replace(/[“”"]/gu, (mark) => (mark === '“' ? '‘' : '’'))}”`,
  framed: {
    notice: (words) => `Worth noticing: ${words}`,
    origin: (words) => `Where it began: ${words}`,
    on_view: (words) => `On view: ${words}`,
    series: (words) => `Series and exhibitions: ${words}`,
    plan: (words) => `What the grant is for: ${words}`,
  },
  personal: PERSONAL,
  tellsLooks: new RegExp(
    `${SOLID}|\\b(?:colou?rs?|colou?red|colou?rful|palette|monochrome|black|white|gr[ae]y|blues?|reds?|yellows?|greens?|browns?|orange|pinks?|violet|purple|ochre|dark|light|bright|pale|gelatin|bronze|sculpture|cast|carved|ceramic|clay|stoneware|porcelain|earthenware|marble|steel|installation|video)\\b`,
    'iu',
  ),
}
