import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { simplifiedCharactersOf } from '#engine/text/language.ts'
import { lengthOf, sentencesOf } from '#engine/text/sentences.ts'
import { typeset } from '#engine/text/typeset.ts'
import { WRITING } from '#language/writing.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type FoundTerm, SUBJECTS, termFinder } from '#shared/terms.ts'
import { readYaml } from './read-yaml.ts'
import { CatalogueError } from './texts.ts'

/** How long a sentence may be: words in en, fr and es, Chinese characters in zh-TW. */
export const SENTENCE_LENGTHS = { words: [5, 32], characters: [9, 48] } as const

const wordsSchema = z.strictObject({
  /** As the glossary lists it. */
  term: z.string().min(1),
  /** All forms under which texts use it; left out where that is the term alone. */
  forms: z.array(z.string().min(1)).min(1).optional(),
  /** Longer phrases that contain a form and mean something else. */
  not: z.array(z.string().min(1)).min(1).optional(),
  is: z.string(),
  does: z.string(),
})

/** `glossary/<subject>.yaml`: terms in the order of their keys, each in every language. */
const fileSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ en: wordsSchema, fr: wordsSchema, es: wordsSchema, 'zh-TW': wordsSchema }),
)
type WrittenTerms = z.infer<typeof fileSchema>
type Words = z.infer<typeof wordsSchema>

/** The terms of all subjects, as they are written. */
export type Glossary = Map<(typeof SUBJECTS)[number], WrittenTerms>

/**
 * Reads the glossary. @throws CatalogueError where a file breaks its form, is missing, or is of no
 * subject.
 */
export function readGlossary(folder: string): Glossary {
  const home = join(folder, 'glossary')
  const names = readdirSync(home).map((file) => basename(file, '.yaml'))
  const strange = names.filter((name) => !SUBJECTS.some((subject) => subject === name))
  if (strange.length > 0)
    throw new CatalogueError(`${home}: no subject is called ${strange.join(', ')}`)
  return new Map(
    SUBJECTS.map((subject) => [subject, readYaml(join(home, `${subject}.yaml`), fileSchema)]),
  )
}

/**
 * The terms in one language, set as a printer would, in the order in which that language lists
 * them.
 */
export function termsIn(glossary: Glossary, language: Language): FoundTerm[] {
  const set = (text: string) => typeset(text, language)
  const { compare } = new Intl.Collator(language)
  return [...glossary]
    .flatMap(([subject, terms]) =>
      Object.entries(terms).map(([key, words]): FoundTerm => {
        const { term, forms = [term], not = [], is, does } = words[language]
        return {
          key,
          subject,
          term: set(term),
          is: set(is),
          does: set(does),
          forms: forms.map(set),
          not: not.map(set),
        }
      }),
    )
    .sort((one, other) => compare(one.term, other.term))
}

function sentenceFaults(text: string, language: Language): string[] {
  const faults = []
  if (sentencesOf(text, language).length !== 1 || !/[.。!?！？]$/u.test(text))
    faults.push('is not one sentence')
  const length = lengthOf(text, language)
  const [least, most] = SENTENCE_LENGTHS[WRITING[language].unit]
  if (length < least || length > most) faults.push(`is ${length} long, not ${least} to ${most}`)
  return faults
}

/**
 * Faults of a term in one language, one sentence each. A meaning that uses the term itself, in any
 * of its forms, is circular.
 */
function wordsFaults(words: Words, language: Language): string[] {
  const { term, forms = [term], is, does } = words
  const own = { key: '', subject: 'form', term, is, does, not: [] } as const
  const circular = termFinder([{ ...own, forms: [...forms, term] }], language)(is)
  const texts = language === 'zh-TW' ? [term, ...forms, is, does].join('') : ''
  return [
    ...simplifiedCharactersOf(texts).map((character) => `${character} is not written so in Taiwan`),
    ...sentenceFaults(is, language).map((fault) => `"is" ${fault}`),
    ...sentenceFaults(does, language).map((fault) => `"does" ${fault}`),
    ...circular.map(({ from, to }) => `"is" explains the term by "${is.slice(from, to)}"`),
  ]
}

/** Forms that two terms claim in one language. */
function sharedForms(glossary: Glossary, language: Language): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const { key, term, forms } of termsIn(glossary, language)) {
    for (const form of new Set([term, ...forms])) {
      const owner = owners.get(form)
      if (owner !== undefined) faults.push(`${language}: "${form}" is ${owner} already, and ${key}`)
      owners.set(form, key)
    }
  }
  return faults
}

/**
 * Faults of the glossary that a program can find, one sentence each: keys that stand twice or out
 * of order, forms that two terms share, and meanings that are circular, not one sentence, or too
 * short or too long. Empty: none.
 */
export function glossaryFaults(glossary: Glossary): string[] {
  const keys = [...glossary.values()].flatMap((terms) => Object.keys(terms))
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
  const unsorted = [...glossary].flatMap(([subject, terms]) => {
    const listed = Object.keys(terms)
    const wrong = listed.find((key, at) => at > 0 && key < (listed[at - 1] ?? ''))
    return wrong === undefined ? [] : [`${subject}: ${wrong} is not in alphabetical order`]
  })
  const inWords = [...glossary.values()].flatMap((terms) =>
    Object.entries(terms).flatMap(([key, words]) =>
      LANGUAGES.flatMap((language) =>
        wordsFaults(words[language], language).map((fault) => `${key}, ${language}: ${fault}`),
      ),
    ),
  )
  return [
    ...twice.map((key) => `${key} is there twice`),
    ...unsorted,
    ...inWords,
    ...LANGUAGES.flatMap((language) => sharedForms(glossary, language)),
  ]
}
