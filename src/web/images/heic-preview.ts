const JPEG_QUALITY = 0.8

export function isHeic(file: File): boolean {
  return /^image\/hei[cf]/u.test(file.type) || /\.hei[cf]$/iu.test(file.name)
}

/**
 * The converter runs in a worker that it makes from a blob. Trusted Types, which our pages require,
 * let nobody do that but through a policy: this one passes blobs of our own origin, and nothing
 * else.
 */
function allowBlobWorkers(): void {
  const types: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof types !== 'object' || types === null || Reflect.get(types, 'defaultPolicy')) return
  const createPolicy: unknown = Reflect.get(types, 'createPolicy')
  if (typeof createPolicy !== 'function') return
  const createScriptURL = (url: string) => (url.startsWith(`blob:${location.origin}/`) ? url : null)
  Reflect.apply(createPolicy, types, ['default', { createScriptURL }])
}

/**
 * A JPEG of an iPhone photo, to look at; what is sent is the photo itself. The converter is large,
 * and comes when needed.
 */
export async function jpegOfHeic(file: File): Promise<Blob> {
  const { heicTo } = await import('heic-to/csp')
  allowBlobWorkers()
  return heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY })
}
