import { REGISTER_PATH } from '#web/address/next.ts'
import { useSignedIn } from '#web/lib/signed-in.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** Links to where everything begins: for signed-in users, the question form. */
export function BeginLink() {
  const { home } = useWords()
  return (
    <ButtonLink to={useSignedIn() ? '/query' : REGISTER_PATH} className="min-h-13 px-7 text-lg">
      {home.begin}
    </ButtonLink>
  )
}
