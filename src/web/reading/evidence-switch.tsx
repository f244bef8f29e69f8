import { flushSync } from 'react-dom'
import type { Language } from '#shared/languages.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'

/**
 * The text above a switch grows or shrinks: the page moves along, so that the switch stays under
 * the finger.
 */
function inPlace(control: Element, change: () => void) {
  const before = control.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy(0, control.getBoundingClientRect().top - before)
}

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
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => inPlace(target, () => onSwitch(target.checked))}
      />
      <span>
        {evidence} <span className="text-quiet">· {evidenceHint}</span>
      </span>
    </label>
  )
}
