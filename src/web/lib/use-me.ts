import { useQuery } from '@tanstack/react-query'
import { type Me, meSchema } from '#shared/api/accounts.ts'
import { call } from '#web/lib/api.ts'
import { rememberUser } from '#web/lib/session.ts'
import { chooseLanguage } from '#web/words/words.ts'

async function fetchMe(): Promise<Me> {
  const me = await call(meSchema, '/api/auth/me')
  rememberUser(me.email, me.role)
  await chooseLanguage(me.preferred_language)
  return me
}

/** The user as the server knows them. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: fetchMe })
}
