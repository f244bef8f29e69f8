import type { Evidence } from '#engine/evidence.ts'
import { LANGUAGES, type Localized } from '#shared/languages.ts'
import { fold, wordsStandIn } from '../text/names.ts'
import { countsOf, numbersOf } from '../text/numbers.ts'
import { spelledNames } from './spelled-names.ts'

/** What a statement may say: the words (folded) and the numbers of all that it rests on. */
export interface CitedGround {
  text: string
  numbers: Set<string>
}

function spellingsOf(name: Localized): string {
  return fold(LANGUAGES.map((language) => name[language]).join('\n'))
}

function figuresIn(text: string): string[] {
  return LANGUAGES.flatMap((language) => [
    ...numbersOf(text, language),
    ...countsOf(text, language),
  ])
}

/**
 * Collects from the evidence what stands under the ids that a statement cites; the identity of the work is
 * always in it.
 */
export function citedGround(evidence: Evidence): (ids: readonly string[]) => CitedGround {
  const identityText = fold(evidence.identity.join('\n'))
  const names = evidence.names.map((name) => ({
    known: [fold(name.en), fold(name[evidence.language])],
    spelled: spellingsOf(name),
  }))
  // A passage may be in any language.
  const findSpelled = spelledNames(evidence.spellings ?? [])
  return (ids) => {
    const cited = evidence.facts.filter((fact) => ids.includes(fact.id))
    const facts = cited.map((fact) => fact.text)
    const seen = evidence.observations
      .filter((entry) => ids.includes(entry.id))
      .map((entry) => entry.text)
    const stated = `${identityText}\n${fold([...facts, ...seen].join('\n'))}`
    const spelled = names
      .filter(({ known }) => known.some((name) => wordsStandIn(name, stated)))
      .map((name) => name.spelled)
    const numbers = [
      ...facts.flatMap((text) => [...numbersOf(text, 'en'), ...countsOf(text, 'en')]),
      // What was fetched from the web is as its authors wrote it.
      ...cited.flatMap(({ live, text }) => (live ? figuresIn(text) : [])),
      ...seen.flatMap((text) => [
        ...numbersOf(text, evidence.language),
        ...countsOf(text, evidence.language),
      ]),
    ]
    return {
      text: [stated, ...spelled, ...findSpelled(stated)].join('\n'),
      numbers: new Set(numbers),
    }
  }
}
