import { PASSWORD_RULES } from '#shared/passwords.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** The rules of a password, each ticked as soon as it is met. */
export function PasswordChecklist({ password }: { password: string }) {
  const words = useInsideWords().password
  return (
    <div className="mt-3 text-sm">
      <p className="text-quiet">{words.rules}</p>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const met = rule.test(password)
          return (
            <li key={rule.id} className={`flex items-center gap-2 ${met ? 'text-good' : 'text-quiet'}`}>
              <Icon name={met ? 'tick' : 'dot'} className="size-4" />
              {words.labels[rule.id]}
              <span className="sr-only">: {met ? words.met : words.unmet}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
