import type { Draft, Evidence, Passage } from '#engine/evidence.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { PHRASES } from './phrase-book.ts'

/** About so many sentences of an open text are read out. */
const SENTENCES: Record<Mode, number> = { explorer: 5, student: 15, professional: 30 }
/** The share of them that its beginning has, where it is long enough. */
const BEGINNING = 0.4

interface QuotedSentence {
  text: string
  id: string
}

/** A section of an open text, sentence by sentence. */
interface QuotedSection {
  heading: string
  source: string
  language: string
  sentences: QuotedSentence[]
}

function sectionsOf(passages: readonly Passage[]): QuotedSection[] {
  const sections: QuotedSection[] = []
  for (const { id, text, heading, source, language } of passages) {
    const known = LANGUAGES.find((one) => one.startsWith(language)) ?? 'en'
    const sentences = sentencesOf(text, known).map((sentence) => ({ text: sentence, id }))
    const last = sections.at(-1)
    if (last?.heading === heading && last.source === source) last.sentences.push(...sentences)
    else sections.push({ heading, source, language, sentences })
  }
  return sections
}

/**
 * How many sentences of each section are read: the beginning first, then one more of each in turn.
 */
function sharesOf(sections: readonly QuotedSection[], most: number): number[] {
  const lengths = sections.map(({ sentences }) => sentences.length)
  const shares = lengths.map((length, at) =>
    at === 0 ? Math.min(length, Math.ceil(most * BEGINNING)) : 0,
  )
  let left = most - (shares[0] ?? 0)
  while (left > 0 && shares.some((share, at) => share < (lengths[at] ?? 0)))
    for (const [at, length] of lengths.entries())
      if (left > 0 && (shares[at] ?? 0) < length) {
        shares[at] = (shares[at] ?? 0) + 1
        left--
      }
  return shares
}

function spokenIn(code: string, language: Language): string | null {
  if (language.startsWith(code)) return null
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/** The open text to be read out: in the reader's language, else in English, else the first one. */
function readable({ passages, language }: Evidence): Passage[] {
  const [first] = passages
  const spoken = [language.slice(0, 2), 'en', first?.language ?? ''].find((code) =>
    passages.some((passage) => passage.language === code),
  )
  return passages.filter((passage) => passage.language === spoken)
}

/**
 * What open texts say of a work, in their own words, by section, each in quotation marks under a
 * heading that names the text.
 */
export function readOut(evidence: Evidence, mode: Mode): Draft[] {
  const { language, sources } = evidence
  const { quoted, quotedFrom } = PHRASES[language]
  const sections = sectionsOf(readable(evidence))
  const shares = sharesOf(sections, SENTENCES[mode])
  return sections.flatMap(({ heading, source, language: code, sentences }, at) => {
    const read = sentences.slice(0, shares[at])
    const publisher = sources.find(({ id }) => id === source)?.publisher ?? ''
    const under = quotedFrom(publisher, heading, spokenIn(code, language))
    return read.map(
      ({ text, id }, index): Draft => ({
        kind: 'sourced',
        topic: 'subject',
        heading: under,
        paragraph: at + 1,
        text: quoted(text, { isFirst: index === 0, isLast: index === read.length - 1 }),
        restsOn: [id],
        isVouchedFor: true,
      }),
    )
  })
}

/** The passages as answers to a question, each whole and in quotation marks. */
export function passageDrafts(evidence: Evidence): Draft[] {
  const { quoted } = PHRASES[evidence.language]
  return readable(evidence).map(({ id, text }) => ({
    kind: 'sourced',
    topic: 'subject',
    text: quoted(text, { isFirst: true, isLast: true }),
    restsOn: [id],
    isVouchedFor: true,
  }))
}
