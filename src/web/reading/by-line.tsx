import { WRITING } from '#language/writing.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { authorOf } from '#shared/colophon-words.ts'
import { localDay } from '#shared/days.ts'
import { LIVE_PHRASE } from '#shared/read-on.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { type Answer, isLabelAlone } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { MARKS_ID } from '#web/reading/marks.tsx'
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
  const { live, fromFullText, fromOpenSources, stillToCome, marks } = words
  const { gap, comma, stop } = WRITING[analysis.language]
  const isUnknown = analysis.identification.artwork.slug === ''
  const isLive = usedLiveResearch(analysis)
  const notOurs = isLive ? fromOpenSources : stillToCome
  const sourceOfText = isUnknown ? '' : analysis.complete ? fromFullText : notOurs
  const research = isLive ? live.yes : live.no
  return (
    <p lang={analysis.language} className="text-[0.9375rem] text-quiet leading-snug">
      {`${authorOf(analysis)}${comma}${research}${stop}${gap}`}
      {analysis.writer === 'built-in' ? `${sourceOfText}${gap}` : ''}{' '}
      <a href={`#${MARKS_ID}`} className="print:hidden text-link whitespace-nowrap">
        {marks}
      </a>
    </p>
  )
}

/** What is happening now. */
function Stage({ answer }: { answer: Answer }) {
  const { query } = useInsideWords()
  return (
    <p className="flex items-start gap-3 text-[0.9375rem] text-quiet leading-snug delay-300 motion-safe:transition-opacity motion-safe:starting:opacity-0">
      <Spinner className="mt-0.5 size-4" />
      <span>
        {query.stages[answer.stage]}{' '}
        {answer.statements.length > 0 ? query.mayLeave : query.mayStillLeave}
      </span>
    </p>
  )
}

/**
 * Above a text that cites what was read live. Sources come before what they carry: it moves
 * nothing.
 */
export function LiveBanner({ answer }: { answer: Answer }) {
  const { analysis, sources, language } = answer
  const isLive =
    sources.some((source) => source.live) || (analysis !== null && usedLiveResearch(analysis))
  if (!isLive) return null
  return (
    <p lang={language} className="mt-3 border-good border-l-2 pl-4 font-medium">
      {ANSWER_WORDS[language].enhanced}
    </p>
  )
}

/**
 * The line at the foot of an answer: what is happening now, and once it is done, who wrote it and
 * when.
 */
export function ByLine({ answer, isPending }: { answer: Answer; isPending: boolean }) {
  const { query, modes } = useInsideWords()
  const language = useInterfaceLanguage()
  const { analysis } = answer
  const finished = isLabelAlone(answer)
    ? ANSWER_WORDS[language].fromLabel
    : analysis?.picture
      ? IMAGE_WORDS[language].result
      : query.complete
  return (
    <footer className="min-h-19">
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
    </footer>
  )
}
