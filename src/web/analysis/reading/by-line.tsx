import type { Analysis } from '#shared/api/analysis.ts'
import { authorOf } from '#shared/colophon-words.ts'
import { localDay } from '#shared/days.ts'
import { LIVE_PHRASE } from '#shared/read-on.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { MARKS_ID } from '#web/analysis/reading/marks.tsx'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function usedLiveResearch({ web_research, analysis }: Analysis): boolean {
  return web_research.used || analysis.includes(LIVE_PHRASE)
}

/** Who wrote it, and on what. */
function WrittenBy({ analysis }: { analysis: Analysis }) {
  const words = ANSWER_WORDS[analysis.language]
  const { gap, live, fromFullText, fromOpenSources, stillToCome, marks } = words
  const comma = analysis.language === 'zh-TW' ? '，' : ', '
  const stop = analysis.language === 'zh-TW' ? '。' : '.'
  const isUnknown = analysis.identification.artwork.slug === ''
  const isLive = usedLiveResearch(analysis)
  const notOurs = isLive ? fromOpenSources : stillToCome
  const sourceOfText = isUnknown ? '' : analysis.complete ? fromFullText : notOurs
  const research = isLive ? live.yes : live.no
  return (
    <p lang={analysis.language} className="text-[0.9375rem] text-quiet leading-snug">
      {`${authorOf(analysis)}${comma}${research}${stop}${gap}`}
      {analysis.writer === 'built-in' ? `${sourceOfText}${gap}` : ''}{' '}
      <a href={`#${MARKS_ID}`} className="text-link whitespace-nowrap">
        {marks}
      </a>
    </p>
  )
}

/** What is happening now, in the room that the line of the writer will take: nothing moves when it comes. */
function Stage({ answer }: { answer: Answer }) {
  const { query } = useInsideWords()
  return (
    <p className="flex items-start gap-3 text-[0.9375rem] text-quiet leading-snug delay-300 motion-safe:transition-opacity motion-safe:starting:opacity-0">
      <Spinner className="mt-0.5 size-4" />
      <span>
        {query.stages[answer.stage]} {answer.statements.length > 0 ? query.mayLeave : query.mayStillLeave}
      </span>
    </p>
  )
}

/** The line on top of an answer. */
export function ByLine({ answer, isPending }: { answer: Answer; isPending: boolean }) {
  const { query, modes } = useInsideWords()
  const language = useInterfaceLanguage()
  const { analysis } = answer
  const isLive = answer.sources.some((source) => source.live) || (analysis && usedLiveResearch(analysis))
  const finished = analysis?.picture ? IMAGE_WORDS[language].result : query.complete
  return (
    <header className="min-h-30 sm:min-h-19">
      <p className="mb-1.5 flex flex-wrap items-center gap-x-2 font-medium">
        {analysis && <Icon name="tick" className="size-5 text-good" />}
        {analysis ? finished : isPending && query.processing}
        <span className="font-normal text-quiet text-sm">
          {modes[answer.mode]}
          {analysis && ` · ${localDay(analysis.created_at, language)}`}
          {analysis?.counted === false && !countsAsAnalysis(analysis) && ` · ${query.notCounted}`}
        </span>
      </p>
      {analysis ? <WrittenBy analysis={analysis} /> : isPending && <Stage answer={answer} />}
      {/* Sources come before what they carry: it stands there before the text, which it does not move. */}
      {isLive && (
        <p lang={answer.language} className="mt-3 border-good border-l-2 pl-4 font-medium">
          {ANSWER_WORDS[answer.language].enhanced}
        </p>
      )}
    </header>
  )
}
