import { useRef } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { ExportChoices } from '#web/exports/export-choices.tsx'
import { errorText } from '#web/lib/api.ts'
import { AskingOnLater } from '#web/questions/asking-on-later.tsx'
import { type Answer, answerOf } from '#web/reading/answer.ts'
import { ByLine } from '#web/reading/by-line.tsx'
import { copyOrSelect } from '#web/reading/copy.ts'
import { useKeptAnalysis } from '#web/reading/kept-analyses.ts'
import { LightsProvider } from '#web/reading/lights.tsx'
import { Marks } from '#web/reading/marks.tsx'
import { pictureText } from '#web/reading/picture-text.ts'
import { pointable } from '#web/reading/pointable.ts'
import { Prose } from '#web/reading/prose.tsx'
import { SourceList } from '#web/reading/source-list.tsx'
import { StudyFrame } from '#web/reading/study-frame.tsx'
import { usePictureOf } from '#web/reading/use-picture.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

/** The same text as on the page of the answer, with standing and sources. */
function Reading({ answer }: { answer: Answer }) {
  const { language } = answer
  const { artist, artist_dates, date, medium, size, collection } = answer.identification.artwork
  const study = usePictureOf(answer)
  const maker = artist_dates ? `${artist} (${artist_dates})` : artist
  return (
    <LightsProvider study={study}>
      <p lang={language} className="mb-5 text-quiet">
        {[maker, date, medium, size, collection].filter(Boolean).join(' · ')}
      </p>
      {study && (
        <div className="mb-6">
          <StudyFrame
            study={study}
            alt={pictureText(answer, study)}
            sizes="(min-width: 48rem) 40rem, 88vw"
            className="max-h-[38dvh]"
          />
        </div>
      )}
      <ByLine answer={answer} isPending={false} />
      <div lang={language} className="mt-6">
        <Prose answer={pointable(answer, study)} pictured={study !== null} isEvidence={false} />
      </div>
      <AskingOnLater answer={answer} pictured={study !== null} />
      <div lang={language}>
        <SourceList answer={answer} />
        <Marks language={language} />
      </div>
    </LightsProvider>
  )
}

interface FullAnalysisProps {
  item: HistoryItem
  open: boolean
  onClose: () => void
}

/** A whole analysis over the list. */
export function FullAnalysis({ item, open, onClose }: FullAnalysisProps) {
  const { history, query } = useInsideWords()
  const { site, errors } = useWords()
  const text = useRef<HTMLDivElement>(null)
  const kept = useKeptAnalysis(item.id)
  const copy = async () => {
    const copied = await copyOrSelect(item.full_response, text.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<cite lang={item.language}>{item.artwork.title}</cite>}
      closeLabel={site.close}
      actions={
        <>
          <ButtonLink to={`/query?analysis=${item.id}`} look="plain">
            {history.ownPage}
          </ButtonLink>
          <Button look="outline" onClick={copy}>
            {history.copyFull}
          </Button>
          <Button onClick={onClose}>{history.close}</Button>
        </>
      }
    >
      <div ref={text}>
        {kept.data && <Reading answer={answerOf(kept.data)} />}
        {kept.isPending && <Waiting text={query.keptLoading} />}
        {kept.isError && (
          <ErrorBox action={<Button onClick={() => kept.refetch()}>{errors.tryAgain}</Button>}>
            {errorText(kept.error, query.keptFailed)}
          </ErrorBox>
        )}
      </div>
      {kept.data && <ExportChoices id={item.id} />}
    </Dialog>
  )
}
