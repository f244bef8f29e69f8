import { AnswerPicture } from '#web/history/answer-picture.tsx'
import { useHistory } from '#web/history/history-calls.ts'
import { Link } from '#web/ui/link.tsx'

const SHOWN = 3

/** The newest answers with their pictures; each opens where it is read. */
export function LastAnswers() {
  const items = useHistory(1, '').data?.analyses.slice(0, SHOWN) ?? []
  return (
    <ul className="space-y-4">
      {items.map((item) => (
        <li key={item.id} className="group relative flex items-center gap-4">
          <span className="grid w-24 shrink-0 place-items-center">
            <AnswerPicture item={item} className="h-auto max-h-20 w-auto max-w-full shadow-hung" />
          </span>
          <Link
            to={`/query?analysis=${item.id}`}
            className="over-card min-w-0"
            lang={item.language}
          >
            <cite className="block font-display text-xl leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
              {item.artwork.title}
            </cite>
            <span className="text-quiet text-sm">{item.artwork.artist}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
