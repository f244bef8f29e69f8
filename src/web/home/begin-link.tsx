import { useSignedIn } from '#web/app/signed-in.ts'
import { REGISTER_PATH } from '#web/lib/next.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** Where everything begins: at a question, for who has an account. */
export function BeginLink() {
  const { home } = useWords()
  return (
    <ButtonLink to={useSignedIn() ? '/query' : REGISTER_PATH} className="min-h-13 px-7 text-lg">
      {home.begin}
    </ButtonLink>
  )
}
