import type { Readable } from 'node:stream'
import { repliesInMarkdown } from '#engine/write/markdown.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { Clock } from '../clock.ts'
import { type ZipPart, zipOf } from '../http/zip.ts'
import type { ExportStore } from './export-store.ts'
import type { User } from './user.ts'

const README = `What Artsking holds about you.

account.json       your account and every record that belongs to it
analyses.json      your analyses, whole: statements, their standing, facts and sources,
                   and the questions that you asked on
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

async function* texts(items: AsyncIterable<KeptAnalysis>) {
  for await (const { created_at, analysis, language, questions } of items) {
    const text = [analysis, ...repliesInMarkdown(questions, language)].join('\n\n')
    yield `<!-- ${created_at} -->\n\n${text}\n\n---\n\n`
  }
}

/** Everything that we hold about a user, as one zip that is written while it is sent. */
export function createAccountExport({ store, clock }: { store: ExportStore; clock: Clock }) {
  return {
    async zipOf(user: User): Promise<Readable> {
      const now = new Date(clock())
      const account = {
        exported_at: now.toISOString(),
        account: await store.account(user.id),
        records: await store.records(user.id),
      }
      async function* parts(): AsyncGenerator<ZipPart> {
        yield { name: 'README.txt', pieces: [README] }
        yield { name: 'account.json', pieces: [JSON.stringify(account, null, 2)] }
        yield { name: 'analyses.json', pieces: jsonArray(store.analyses(user.id)) }
        yield { name: 'analyses.md', pieces: texts(store.analyses(user.id)) }
        yield { name: 'descriptions.json', pieces: jsonArray(store.descriptions(user.id)) }
        for (const id of await store.withPicture(user.id)) {
          const picture = await store.picture(id)
          if (picture) yield { name: `pictures/${id}.webp`, pieces: [picture] }
        }
      }
      return zipOf(parts(), now)
    },
  }
}
export type AccountExport = ReturnType<typeof createAccountExport>
