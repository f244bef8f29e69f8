import { Readable } from 'node:stream'
import type { Clock } from '../clock.ts'
import type { ExportStore } from './export-store.ts'
import type { User } from './store.ts'

const README = `What Artsking holds about you.

account.json       your account and every record that belongs to it
analyses.json      your analyses, whole: statements, their standing, facts and sources
descriptions.json  what the Artist Helper wrote for you
analyses.md        your analyses as text, for reading
pictures/          small copies of the pictures that you wanted kept, each named by its analysis

Times without a zone are milliseconds since 1970 in UTC. Passwords and session tokens are not in
here: we hold only what is made from them and cannot be turned back. No other picture is kept.
`

/** A JSON array, written piece by piece. */
async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(item)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* texts(items: AsyncIterable<{ created_at: string; analysis: string }>) {
  for await (const item of items) yield `<!-- ${item.created_at} -->\n\n${item.analysis}\n\n---\n\n`
}

/** Everything that we hold about a user, as one zip that is written while it is sent. */
export function createAccountExport({ store, clock }: { store: ExportStore; clock: Clock }) {
  return {
    async zipOf(user: User): Promise<Readable> {
      const { ZipFile } = await import('yazl')
      const zip = new ZipFile()
      const mtime = new Date(clock())
      const account = {
        exported_at: mtime.toISOString(),
        account: await store.account(user.id),
        records: await store.records(user.id),
      }
      const add = (name: string, parts: () => AsyncIterable<string | Uint8Array>) =>
        zip.addReadStreamLazy(name, { mtime }, (done) =>
          done(null, Readable.from(parts(), { objectMode: false })),
        )
      zip.addBuffer(Buffer.from(README), 'README.txt', { mtime })
      zip.addBuffer(Buffer.from(JSON.stringify(account, null, 2)), 'account.json', { mtime })
      add('analyses.json', () => jsonArray(store.analyses(user.id)))
      add('analyses.md', () => texts(store.analyses(user.id)))
      add('descriptions.json', () => jsonArray(store.descriptions(user.id)))
      for (const id of await store.withPicture(user.id))
        add(`pictures/${id}.webp`, async function* () {
          yield await store.picture(id)
        })
      const stream = new Readable().wrap(zip.outputStream)
      // A part that cannot be read breaks the download off: a whole zip is never half of the truth.
      zip.on('error', (error) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
      zip.end()
      return stream
    },
  }
}
export type AccountExport = ReturnType<typeof createAccountExport>
