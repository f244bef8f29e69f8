import { randomUUID } from 'node:crypto'

/** The body of a form with one file, and the header that belongs to it. */
export function multipart(
  file: Buffer | null,
  fields: Record<string, string> = {},
  filename = 'photo.jpg',
  field = 'file',
) {
  const boundary = `----${randomUUID()}`
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const picture = file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []
  return {
    body: Buffer.concat([...texts, ...picture, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
