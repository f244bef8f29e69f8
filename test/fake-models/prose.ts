import { type PlacedSentence, sentencesOfEssay } from '#engine/essay.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { Says } from './server.ts'

/** All the words of a request, whatever its provider calls them. */
export function wordsOf(prompt: string): string {
  const inside = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(inside) : []
  }
  return inside(JSON.parse(prompt)).join('\n')
}

/** What a model may be asked for, told apart by the rules that it is given. */
export type Asked = 'essay' | 'answer' | 'look' | 'check' | 'other'

export function askedIn(prompt: string): Asked {
  const words = wordsOf(prompt)
  if (words.includes('You are the second reader')) return 'check'
  if (words.includes('You write the essay beside')) return 'essay'
  if (words.includes('A reader asks one question about')) return 'answer'
  return words.includes('You look at a picture') ? 'look' : 'other'
}

interface Passage {
  id: string
  heading: string
  text: string
  language: string
}

/** The passages of open texts in a request. */
export function passagesIn(prompt: string): Passage[] {
  let place = { heading: '', language: '' }
  return wordsOf(prompt)
    .split('\n')
    .flatMap((line) => {
      const [, , language, heading = ''] = /^# (.+?) \((\w\w)\)(?:: (.*))?$/u.exec(line) ?? []
      if (language) place = { heading, language }
      const [, id, text] = /^(p\d+) (.+)$/u.exec(line) ?? []
      return id && text ? [{ id, text, ...place }] : []
    })
}

export interface Sentence {
  text: string
  mark: string
  heading?: string
}

/** A sentence as it stands in an open text, with the mark that a careful model gives it. */
function quoting({ id, text, heading }: Passage): Sentence[] {
  const sentences = text.match(/[^.。！？]+(?:\.(?!\s)[^.。]*)*[.。！？”」]+\s*/gu) ?? [text]
  return sentences.map((sentence) => ({
    text: sentence.trim(),
    mark: `${id} «${sentence.trim()}»`,
    heading,
  }))
}

/** The sentences of a good model from the passages that it is given in a language. */
export function goodSentences(prompt: string, language: Language): Sentence[] {
  const own = passagesIn(prompt).filter((passage) => language.startsWith(passage.language))
  return own.flatMap(quoting)
}

/** Sentences as a model writes them: Markdown, each with its mark. */
export function marked(sentences: readonly Sentence[]): string {
  let last: string | undefined
  return sentences
    .map(({ text, mark, heading }) => {
      const isNew = heading !== undefined && heading !== '' && heading !== last
      last = heading ?? last
      return `${isNew ? `\n\n## ${heading}\n\n` : ' '}${text} [${mark}]`
    })
    .join('')
}

/** The sentences of one of our essays as a good model would write them. */
export function ourSentences(slug: string, mode: Mode, language: Language): Sentence[] {
  const artwork = realCatalogue().bySlug.get(slug)
  if (!artwork?.essays) return []
  const sign: Partial<Record<PlacedSentence['kind'], string>> = {
    interpretation: '~ ',
    unsure: '? ',
  }
  return sentencesOfEssay(artwork.essays[mode][language]).map(
    ({ text, kind, restsOn, heading }) => ({
      text,
      heading,
      mark: kind === 'link' ? '-' : `${sign[kind] ?? ''}${restsOn.join(' ')}`,
    }),
  )
}

interface AskedClaim {
  text: string
  kind: string
  /** The sentences before it in its paragraph. */
  before: string
  grounds: string
}

/** The claims of a request to the verifier. */
export function claimsIn(prompt: string): AskedClaim[] {
  const blocks = wordsOf(prompt)
    .split(/^CLAIM \d+ /mu)
    .slice(1)
  return blocks.map((block) => ({
    kind: /^\((\w+)\)/u.exec(block)?.[1] ?? '',
    before: /^Before it: (.*)$/mu.exec(block)?.[1] ?? '',
    text: /^Claim: (.*)$/mu.exec(block)?.[1] ?? '',
    grounds: block.slice(block.indexOf('Grounds:')),
  }))
}

/** What a verifier says of a claim: `supported`, `partly | …` or `unsupported | …`. */
export type Rule = (claim: AskedClaim) => string

/**
 * The rule of a strict verifier: what stands in its grounds word for word, or was said to be
 * honest; and headings.
 */
export function strictly(honest: readonly string[] = []): Rule {
  return ({ text, kind, grounds }) =>
    kind === 'heading' || grounds.includes(text) || honest.includes(text)
      ? 'supported'
      : 'unsupported | all of it'
}

export function verdicts(prompt: string, rule: Rule): string {
  return claimsIn(prompt)
    .map((claim, at) => `${at + 1} ${rule(claim)}`)
    .join('\n')
}

interface Speech {
  essay?: string | ((prompt: string, call: number) => string)
  answer?: string | ((prompt: string, call: number) => string)
  look?: string
  check?: Rule
}

/** A model that says what it is told to for each thing that it is asked. */
export function speaking({
  essay = '',
  answer = 'NONE',
  look = '',
  check = strictly(),
}: Speech): Says {
  return (prompt, call) => {
    const said = (words: string | ((prompt: string, call: number) => string)) =>
      typeof words === 'string' ? words : words(prompt, call)
    switch (askedIn(prompt)) {
      case 'check':
        return verdicts(prompt, check)
      case 'essay':
        return said(essay)
      case 'answer':
        return said(answer)
      default:
        return look
    }
  }
}
