import type { BulkJob, BulkRow } from '#shared/api/bulk.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { ChooseWork } from '#web/bulk/choose-work.tsx'
import { answerText } from '#web/lib/error-text.ts'
import { Link } from '#web/ui/link.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * Whether the user may still say which work is meant. A row that waits is chosen for while nothing
 * runs.
 */
function mayChoose({ state, works }: BulkRow, list: BulkJob): boolean {
  if (works.length === 0 || list.state === 'cancelled') return false
  if (state === 'choice' || state === 'unknown') return true
  return (state === 'known' || state === 'open') && list.state !== 'running'
}

/** A row: what was asked, which work was found, and where it stands. */
export function OneRow({ list, row: held }: { list: BulkJob; row: BulkRow }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const { modes } = useInsideWords()
  const { row, file, title, maker, question, depth, language, state, work, counts, error } = held
  const isWaiting = state === 'known' || state === 'open'
  const cost = counts === null ? words.mayCount : counts ? words.counts : words.free
  const about = [modes[depth], LANGUAGE_NAMES[language]].join(' · ')
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[2.5rem_1fr_1fr]">
      <span className="text-quiet tabular-nums">
        <span className="sr-only">{words.row} </span>
        {row}
      </span>
      <div className="min-w-0 break-words">
        <p className="font-medium">
          {title === '' ? file || '—' : <span lang={language}>{title}</span>}
          {maker !== '' && <span className="font-normal text-quiet"> · {maker}</span>}
        </p>
        {file !== '' && title !== '' && (
          <p className="text-quiet text-sm">{`${words.photo} · ${file}`}</p>
        )}
        {question !== '' && <p className="text-sm">{question}</p>}
        <p className="text-quiet text-sm">{about}</p>
      </div>
      <div className="min-w-0 space-y-2 break-words">
        <p>
          {held.analysis_id === null ? (
            <span className="font-medium">{words.rowStates[state]}</span>
          ) : (
            <Link to={`/query?analysis=${held.analysis_id}`} className="text-link font-medium">
              {words.read(work?.title || title || file)}
            </Link>
          )}
          {(isWaiting || state === 'answered') && (
            <span className="text-quiet text-sm"> · {cost}</span>
          )}
        </p>
        {work !== null && state !== 'answered' && (
          <p className="text-sm">
            <cite lang={language}>{work.title}</cite>
            {` · ${work.artist}`}
          </p>
        )}
        {error !== null && <p className="text-quiet text-sm">{answerText(error)}</p>}
        {mayChoose(held, list) && <ChooseWork id={list.id} row={held} />}
      </div>
    </li>
  )
}
