import type { Language } from '#shared/languages.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'

/** Turns the essay into its evidence: each sentence above all that it rests on. */
export function EvidenceSwitch({
  language,
  isOn,
  onSwitch,
}: {
  language: Language
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}) {
  const { evidence, evidenceHint } = ANSWER_WORDS[language]
  return (
    <label lang={language} className="flex min-h-11 w-fit items-center gap-2.5 text-[0.9375rem]">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      <span>
        {evidence} <span className="text-quiet">· {evidenceHint}</span>
      </span>
    </label>
  )
}
