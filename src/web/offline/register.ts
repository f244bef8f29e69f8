declare global {
  /**
   * Not in the type library yet: the pages demand that addresses of scripts are made by a policy.
   */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(): string },
        ): { createScriptURL(input: string): string }
      }
    | undefined
}

const WORKER = '/worker.js'
let registered = false

async function register() {
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER })
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? WORKER)
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null) active?.postMessage('claim')
}

/**
 * Puts the service worker to work, once, where there is one: not in development, where files have
 * no lasting names.
 */
export function registerWorker() {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registered = true
  // Without it the pages do all that they did before.
  register().catch(() => {})
}
