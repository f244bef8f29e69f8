import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  begunSecondFactorSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  secondFactorSchema,
} from '#shared/api/second-factor.ts'
import { call, send } from '#web/lib/api.ts'

const PATH = '/api/account/second-factor'
const KEY = ['second-factor'] as const

/** Password and code, for what changes the second step. */
export interface Proof {
  password: string
  code: string
}

export function useSecondFactor() {
  return useQuery({ queryKey: KEY, queryFn: () => call(secondFactorSchema, PATH) })
}

/**
 * What is shown once does not stay in memory. It is handed on before the state is read anew, which
 * takes its form off the page.
 */
function useChange<Sent, Answer>(
  change: (sent: Sent) => Promise<Answer>,
  onSuccess: (answer: Answer) => void = () => {},
) {
  const calls = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: change,
    onSuccess,
    onSettled: () => calls.invalidateQueries({ queryKey: KEY }),
  })
}

export const useBeginning = () =>
  useChange((password: string) =>
    call(begunSecondFactorSchema, PATH, { method: 'POST', json: { password } }),
  )

export const useConfirming = (onCodes: (answer: RecoveryCodes) => void) =>
  useChange(
    (code: string) => call(recoveryCodesSchema, PATH, { method: 'PUT', json: { code } }),
    onCodes,
  )

export const useRenewing = (onCodes: (answer: RecoveryCodes) => void) =>
  useChange(
    (json: Proof) => call(recoveryCodesSchema, `${PATH}/recovery-codes`, { method: 'POST', json }),
    onCodes,
  )

export const useEnding = (onEnd: () => void) =>
  useChange((json: Proof) => send(`${PATH}/end`, { method: 'POST', json }), onEnd)
