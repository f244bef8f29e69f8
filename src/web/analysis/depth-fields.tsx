import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { PLANS } from '#shared/plans.ts'
import type { QueryDraft } from '#web/analysis/query-draft.ts'
import { useSession } from '#web/lib/session.ts'
import { useMe } from '#web/lib/use-me.ts'
import { SelectField } from '#web/ui/select.tsx'
import { useUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { wantedLanguage } from '#web/words/words.ts'

/**
 * The chosen depth and language, or those that stand where nothing was chosen: the first depth, the
 * user's language.
 */
export function useDepth(draft: QueryDraft): {
  mode: Mode
  language: Language
  modesAllowed: readonly Mode[]
} {
  const usage = useUsage()
  const me = useMe()
  const { role } = useSession()
  const modesAllowed = usage.data?.modes_allowed ?? PLANS[role ?? 'free'].modes
  const mode = draft.mode !== null && modesAllowed.includes(draft.mode) ? draft.mode : 'explorer'
  const language = draft.language ?? me.data?.preferred_language ?? wantedLanguage()
  return { mode, language, modesAllowed }
}

interface DepthFieldsProps {
  depth: ReturnType<typeof useDepth>
  onMode: (mode: Mode) => void
  onLanguage: (language: Language) => void
}

/** How deep, and in which language. */
export function DepthFields({ depth, onMode, onLanguage }: DepthFieldsProps) {
  const { query, modes } = useInsideWords()
  const { mode, language, modesAllowed } = depth
  const modeChoices = MODES.map((value) => {
    const isAllowed = modesAllowed.includes(value)
    return { value, label: isAllowed ? modes[value] : query.modeNeeds[value], disabled: !isAllowed }
  })
  const languageChoices = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={query.mode}
        hint={query.modeHints[mode]}
        choices={modeChoices}
        value={mode}
        onChange={({ target }) => onMode(MODES.find((known) => known === target.value) ?? mode)}
      />
      <SelectField
        label={query.language}
        choices={languageChoices}
        value={language}
        onChange={({ target }) =>
          onLanguage(LANGUAGES.find((known) => known === target.value) ?? language)
        }
      />
    </div>
  )
}
