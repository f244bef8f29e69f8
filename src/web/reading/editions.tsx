import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { type Answer, isLabelAlone } from '#web/reading/answer.ts'
import { WantedDepth } from '#web/reading/wanted-depth.tsx'
import { useUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'

export interface Edition {
  mode: Mode
  language: Language
}

const CHOICE =
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-1 text-quiet hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink'

interface EditionsProps {
  answer: Answer
  /** The answer is finished. Until then the choices hold their place. */
  isReady: boolean
  onEdition: (edition: Edition) => void
}

/**
 * The same work at another depth or in another language, one press away. A label has no depths.
 */
export function Editions({ answer, isReady, onEdition }: EditionsProps) {
  const { query, modes } = useInsideWords()
  const usage = useUsage()
  const { mode, language } = answer
  const [wanted, setWanted] = useState<Mode | null>(null)
  const allowed = usage.data?.modes_allowed ?? [mode]
  return (
    <nav aria-label={query.editions} className="mt-4 text-[0.9375rem]">
      {!isLabelAlone(answer) && (
        <ul className="flex flex-wrap gap-x-4">
          {MODES.map((value) => (
            <li key={value}>
              {allowed.includes(value) || value === mode ? (
                <button
                  type="button"
                  aria-current={value === mode}
                  disabled={!isReady || value === mode}
                  onClick={() => onEdition({ mode: value, language })}
                  className={CHOICE}
                >
                  {modes[value]}
                </button>
              ) : (
                <button
                  type="button"
                  aria-expanded={wanted === value}
                  title={query.modeNeeds[value]}
                  aria-label={query.modeNeeds[value]}
                  onClick={() => setWanted(wanted === value ? null : value)}
                  className={CHOICE}
                >
                  {modes[value]}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {wanted && <WantedDepth mode={wanted} answer={answer} />}
      <ul className="flex flex-wrap gap-x-4">
        {LANGUAGES.map((value) => (
          <li key={value} lang={value}>
            <button
              type="button"
              aria-current={value === language}
              disabled={!isReady || value === language}
              onClick={() => onEdition({ mode, language: value })}
              className={CHOICE}
            >
              {LANGUAGE_NAMES[value]}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-quiet text-sm">{query.editionsFree}</p>
    </nav>
  )
}
