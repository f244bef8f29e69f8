import type { Server } from './tried-server.ts'

/** Sends a photo to be looked at. `status` 0: the connection broke. */
export async function tookPhoto(
  { address }: Server,
  token: string,
  bytes: Uint8Array,
): Promise<{ status: number; ms: number }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  form.append('mode', 'explorer')
  form.append('language', 'en')
  const began = performance.now()
  try {
    const response = await fetch(`${address}/api/analyze-artwork`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: form,
    })
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - began }
  } catch {
    return { status: 0, ms: performance.now() - began }
  }
}
