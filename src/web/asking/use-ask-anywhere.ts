import { useNavigate } from 'react-router'
import { registerPath } from '#web/address/next.ts'
import { pathIn } from '#web/address/paths.ts'
import type { NamedWork } from '#web/artworks/known-works.ts'
import { type AskedBefore, keepAsked, keepAskedPhoto } from '#web/lib/asked-before.ts'
import { useSignedIn } from '#web/lib/signed-in.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * Leads from a question on any page to its answer, through the registration where there is no
 * account yet.
 */
export function useAskAnywhere() {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const language = useInterfaceLanguage()
  const goOn = (path: string) => navigate(signedIn ? path : pathIn(language, registerPath(path)))
  const asking = (asked: AskedBefore) => {
    keepAsked(asked)
    goOn('/query')
  }
  return {
    asking,
    open: ({ title, artist }: NamedWork) => asking({ name: title, artist, question: '' }),
    photographed: async (photo: File) => {
      await keepAskedPhoto(photo)
      goOn('/query?tab=image')
    },
  }
}
