import { useMutation } from '@tanstack/react-query'
import { canUsePasskeys, enterByPasskey, NoPasskey } from '#web/accounts/passkey.ts'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { startSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { PASSKEY_WORDS } from '#web/words/passkey-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The login without a password, where the browser knows how. */
export function PasskeyButton() {
  const words = PASSKEY_WORDS[useInterfaceLanguage()]
  const hydrated = useHydrated()
  const entering = useMutation({
    mutationFn: enterByPasskey,
    onSuccess: ({ token, email }) => token !== null && startSession(token, email),
  })
  if (!hydrated || !canUsePasskeys()) return null
  const { error } = entering
  return (
    <div className="mt-3 space-y-3">
      <Button
        look="outline"
        className="w-full"
        pending={entering.isPending}
        onClick={() => entering.mutate()}
      >
        {words.logIn}
      </Button>
      {error && (
        <ErrorBox>
          {error instanceof NoPasskey ? words.cancelled : errorText(error, words.logInFailed)}
        </ErrorBox>
      )}
    </div>
  )
}
