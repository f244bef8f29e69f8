/** Why a mail was not sent, without the address that mail servers repeat in their words. */
export function withoutNames(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {}
  const told = Object.fromEntries(
    Object.entries(error).filter(([name]) => ['code', 'responseCode', 'command'].includes(name)),
  )
  return { reason: error.message.replace(/\S+@\S+/gu, '…'), ...told }
}
