import { PASSWORD_RULE_WORDS } from '#shared/password-words.ts'
import { missingFromPassword, PASSWORD_RULES } from '#shared/passwords.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The rules of a password, each ticked as soon as it is met. */
export function PasswordChecklist({ password }: { password: string }) {
  const words = useInsideWords().password
  const rules = PASSWORD_RULE_WORDS[useInterfaceLanguage()]
  const missing = missingFromPassword(password)
  return (
    <div className="mt-3 text-sm">
      <p className="text-quiet">{words.rules}</p>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const met = !missing.includes(rule)
          return (
            <li
              key={rule}
              className={`flex items-center gap-2 ${met ? 'text-good' : 'text-quiet'}`}
            >
              <Icon name={met ? 'tick' : 'dot'} className="size-4" />
              {rules[rule]}
              <span className="sr-only">: {met ? words.met : words.unmet}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
