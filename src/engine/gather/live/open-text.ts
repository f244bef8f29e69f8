import type { OpenPassage } from '#engine/artwork/open-text.ts'
import { isImpersonal } from '#engine/text/harmless.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { plainText } from '#engine/text/plain-text.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { safeLabel } from './safe-text.ts'

const HEADING = /^(={2,6})\s*(.*?)\s*\1$/u
/** Sections that tell nothing of the work: notes, links, lists of books. Folded beginnings. */
const APPARATUS =
  /^(?:references?|notes?|citations?|sources?|footnotes|bibliograph|further reading|see also|external links|literature|publications|gallery|references|notes et references|voir aussi|liens externes|articles connexes|annexes|ouvrages|galerie|referencias|notas|vease tambien|enlaces externos|bibliografia|galeria|einzelnachweise|weblinks|literatur|note|collegamenti esterni|altri progetti|externe links|bronnen|noten|參考|注釋|註釋|腳註|參見|外部連結|延伸閱讀|相關條目|资料|資料來源|来源)/u
const SENTENCES_A_PASSAGE = 3
const CHARACTERS_A_PASSAGE = 420
const CHINESE_CHARACTERS_A_PASSAGE = 140
/** The longest articles on works of art are about as long; what comes after is left. */
const MOST_CHARACTERS = 60_000
const SHORTEST_SENTENCE = 12

function known(code: string): Language | null {
  return LANGUAGES.find((language) => language.slice(0, 2) === code) ?? null
}

/** A sentence as it may be told; null where it is no plain sentence of its language. */
function tellable(sentence: string, code: string): string | null {
  const language = known(code)
  if (sentence.length < (code === 'zh' ? SHORTEST_SENTENCE / 3 : SHORTEST_SENTENCE)) return null
  if (!isImpersonal(sentence) || plainText(sentence, language ?? 'en') === null) return null
  if (language !== null && languageFault(sentence, language) !== null) return null
  return sentence.replace(/\s+/gu, ' ').trim()
}

function foldedHeading(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The passages of one paragraph: runs of sentences that may be told, in their order. */
function passagesOf(paragraph: string, heading: string, code: string): OpenPassage[] {
  const most = code === 'zh' ? CHINESE_CHARACTERS_A_PASSAGE : CHARACTERS_A_PASSAGE
  const passages: OpenPassage[] = []
  let run: string[] = []
  const close = () => {
    if (run.length > 0) passages.push({ heading, text: run.join(code === 'zh' ? '' : ' ') })
    run = []
  }
  for (const written of sentencesOf(paragraph, known(code) ?? 'en')) {
    const sentence = tellable(written, code)
    if (sentence === null) {
      // What stood around it is no longer one text.
      close()
      continue
    }
    if (run.length === SENTENCES_A_PASSAGE || run.join(' ').length + sentence.length > most) close()
    run.push(sentence)
  }
  close()
  return passages
}

/**
 * Cuts a text with headings (`== Heading ==`) into passages of one to three sentences. What is not
 * plain, addresses anybody, or is in another language than the text is left out, and so are notes,
 * links and lists.
 *
 * @param convert to the characters of Taiwan, for a Chinese text.
 */
export function passagesIn(
  text: string,
  code: string,
  convert: (text: string) => string = (same) => same,
): OpenPassage[] {
  const passages: OpenPassage[] = []
  let heading = ''
  /** How deep the heading of the section lies that is left out. */
  let leftOut = Number.POSITIVE_INFINITY
  for (const line of convert(text).slice(0, MOST_CHARACTERS).split('\n')) {
    const [, depth = '', title] = HEADING.exec(line.trim()) ?? []
    if (title !== undefined) {
      // A section below one that is left out is left out as well.
      if (depth.length > leftOut) continue
      leftOut = APPARATUS.test(foldedHeading(title)) ? depth.length : Number.POSITIVE_INFINITY
      heading = safeLabel(title, known(code) ?? 'en') ?? ''
    } else if (leftOut === Number.POSITIVE_INFINITY)
      passages.push(...passagesOf(line.trim(), heading, code))
  }
  return passages
}
