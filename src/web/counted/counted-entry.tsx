import type { ReactNode } from 'react'
import type { Counted, Moved, Spent } from '#shared/api/counted.ts'
import { localClock, localDay, localTime, monthInWords } from '#shared/days.ts'
import { AnswerPicture } from '#web/history/answer-picture.tsx'
import { Link } from '#web/ui/link.tsx'
import { COUNTED_WORDS } from '#web/words/counted-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** One line: when, what with its picture, who paid, and by how much the count moved. */
function Line({
  at,
  about,
  what,
  paid,
  moved,
}: {
  at: string
  about: Spent['about']
  what: ReactNode
  paid: ReactNode
  moved: ReactNode
}) {
  const time = localClock(at, useInterfaceLanguage())
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[4rem_4.5rem_minmax(0,1fr)_13rem_4rem] sm:gap-x-6">
      <time dateTime={at} className="self-start text-quiet text-sm tabular-nums sm:self-center">
        {time}
      </time>
      <span className="hidden place-items-center sm:grid">
        {about && (
          <AnswerPicture
            item={{
              ...{ id: about.analysis_id, language: about.language },
              ...{ has_copy: false, picture: null, artwork: about },
            }}
            className="h-auto max-h-14 w-auto max-w-full shadow-label"
          />
        )}
      </span>
      <div className="min-w-0">{what}</div>
      <div className="text-quiet text-sm leading-snug max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
        {paid}
      </div>
      <div className="self-start text-right text-lg tabular-nums sm:self-center">{moved}</div>
    </li>
  )
}

function SpentLine({ entry }: { entry: Spent }) {
  const language = useInterfaceLanguage()
  const words = COUNTED_WORDS[language]
  const { modes } = useInsideWords()
  const { about, kind, pack, month, given_back: givenBack, given_back_at: givenBackAt } = entry
  const by = pack
    ? words.byPack(localDay(pack.bought_at, language))
    : words.byMonth(monthInWords(month, language))
  const back =
    givenBackAt === null ? words.givenBack : words.givenBackOn(localTime(givenBackAt, language))
  return (
    <Line
      at={entry.at}
      about={about}
      what={
        about === null ? (
          <p className="text-quiet">{words.gone[kind]}</p>
        ) : (
          <>
            <p className="leading-tight" lang={about.language}>
              <Link
                to={`/query?analysis=${about.analysis_id}`}
                className="font-display text-[1.375rem] underline decoration-line decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
              >
                <cite>{about.title}</cite>
              </Link>
              <span className="block text-quiet text-sm">{about.artist}</span>
            </p>
            <p className="mt-0.5 text-quiet text-sm">
              {words.kinds[kind]} · {modes[about.mode]}
            </p>
            {about.question !== '' && (
              <p className="mt-1 line-clamp-2 font-display text-lg leading-snug">
                <span className="sr-only">{words.question}: </span>
                {about.question}
              </p>
            )}
          </>
        )
      }
      paid={
        <>
          {by}
          {givenBack && <strong className="block font-medium text-good">{back}</strong>}
        </>
      }
      moved={givenBack ? <s className="text-quiet">−1</s> : '−1'}
    />
  )
}

function MovedLine({ entry }: { entry: Moved }) {
  const language = useInterfaceLanguage()
  const words = COUNTED_WORDS[language]
  const { kind, queries, pack } = entry
  const isBought = kind === 'pack_bought'
  return (
    <Line
      at={entry.at}
      about={null}
      what={<p className="font-medium">{words.moved[kind]}</p>}
      paid={
        isBought
          ? words.until(localDay(pack.expires_at, language))
          : words.ofPack(localDay(pack.bought_at, language))
      }
      moved={isBought ? <span className="text-good">+{queries}</span> : `−${queries}`}
    />
  )
}

/** Something that was counted, or a pack that came or went. */
export function CountedEntry({ entry }: { entry: Counted['entries'][number] }) {
  return 'about' in entry ? <SpentLine entry={entry} /> : <MovedLine entry={entry} />
}
