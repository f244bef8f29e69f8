import type { Ledger } from '#engine/ledger.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { countsOf } from './counts.ts'
import { fold, wordsStandIn } from './names.ts'
import { numbersOf } from './numbers.ts'

/** What a statement may say: the words (folded) and the numbers of all that it rests on. */
export interface Evidence {
  text: string
  numbers: Set<string>
}

/** Collects the evidence of a ledger by the ids that a statement cites; the identity of the work is always in it. */
export function createEvidence(ledger: Ledger): (ids: readonly string[]) => Evidence {
  const identityText = fold(ledger.identity.join('\n'))
  const names = ledger.names.map((name) => ({
    known: [fold(name.en), fold(name[ledger.language])],
    spelled: fold(LANGUAGES.map((language) => name[language]).join('\n')),
  }))
  return (ids) => {
    const cited = ledger.facts.filter((fact) => ids.includes(fact.id))
    const facts = cited.map((fact) => fact.text)
    const seen = ledger.observations.filter((entry) => ids.includes(entry.id)).map((entry) => entry.text)
    const stated = `${identityText}\n${fold([...facts, ...seen].join('\n'))}`
    const spelled = names
      .filter(({ known }) => known.some((name) => wordsStandIn(name, stated)))
      .map((name) => name.spelled)
    const numbers = [
      ...facts.flatMap((text) => [...numbersOf(text, 'en'), ...countsOf(text, 'en')]),
      // What was fetched from the web is quoted in the reader's language.
      ...cited.flatMap(({ live, text }) => (live ? numbersOf(text, ledger.language) : [])),
      ...seen.flatMap((text) => [...numbersOf(text, ledger.language), ...countsOf(text, ledger.language)]),
    ]
    return { text: [stated, ...spelled].join('\n'), numbers: new Set(numbers) }
  }
}
