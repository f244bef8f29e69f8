import { request } from '#web/lib/api.ts'

/** The name that the server gives a file: in any letters where it says so, else in plain ones. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/u.exec(disposition)?.[1]
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="([^"]+)"/u.exec(disposition)?.[1] ?? null)
}

/** Fetches a file with the token and hands it to the browser, as a link to it would. */
export async function download(path: string, otherwise: string): Promise<void> {
  const response = await request(path, { accept: '*/*' })
  const name = nameIn(response.headers.get('content-disposition') ?? '') ?? otherwise
  saveFile(new File([await response.blob()], name))
}

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has begun to write the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
