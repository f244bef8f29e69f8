import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { SharedAnalysis } from '#shared/api/shares.ts'
import { lookingThings } from '#shared/looking-things.ts'
import { PLANS } from '#shared/plans.ts'
import { plainPath } from '#web/address/paths.ts'
import { usePhotograph } from '#web/artworks/photographs.ts'
import { OwnQuestion } from '#web/asking/own-question.tsx'
import { usePictureAt } from '#web/images/kept-picture.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { ListenBar } from '#web/listening/listen-bar.tsx'
import { LISTEN_WORDS } from '#web/listening/listen-words.ts'
import { ListeningProvider } from '#web/listening/listening.tsx'
import { LookingFirst } from '#web/looking/looking-first.tsx'
import { aloudOf } from '#web/reading/aloud.ts'
import { type Answer, answerOf } from '#web/reading/answer.ts'
import { ByLine } from '#web/reading/by-line.tsx'
import { Described } from '#web/reading/described.tsx'
import { EssayWithTerms } from '#web/reading/essay-with-terms.tsx'
import { EvidenceSwitch } from '#web/reading/evidence-switch.tsx'
import { LightsProvider } from '#web/reading/lights.tsx'
import { Marks } from '#web/reading/marks.tsx'
import { NoPicture } from '#web/reading/no-picture.tsx'
import { PictureColumn } from '#web/reading/picture-column.tsx'
import { pointable } from '#web/reading/pointable.ts'
import { SourceList } from '#web/reading/source-list.tsx'
import { SpokenPlace } from '#web/reading/spoken-place.tsx'
import { WorkHeading } from '#web/reading/work-heading.tsx'
import { sharedPath, useShared } from '#web/sharing/share-calls.ts'
import { SHARE_WORDS } from '#web/sharing/share-words.ts'
import { type Study, studyOf } from '#web/studies/study.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The owner's photo where they show it, else our picture of the work. */
function useSharedPicture({ analysis, identification }: Answer, token: string): Study | null {
  const photo = analysis?.picture ?? null
  const { photoHere } = SHARE_WORDS[useInterfaceLanguage()]
  const url = usePictureAt(photo && `${sharedPath(token)}/picture`, { anonymous: true })
  const { slug } = identification.artwork
  const photograph = usePhotograph(photo ? null : slug)
  if (photo === null) return studyOf(slug, photograph)
  return url === null
    ? null
    : {
        width: photo.width,
        height: photo.height,
        avif: '',
        webp: '',
        fallback: url,
        said: photoHere,
      }
}

function Invitation({ answer }: { answer: Answer }) {
  const words = SHARE_WORDS[useInterfaceLanguage()]
  const { slug, title, artist } = answer.identification.artwork
  return (
    <section className="print:hidden mt-12 border-line border-t pt-8">
      <h2 className="text-3xl">{words.invite}</h2>
      <p className="mt-2 text-quiet">{words.inviteText(PLANS.free.analysesPerMonth)}</p>
      {slug === '' ? (
        <ButtonLink to="/query" className="mt-5">
          {words.ask}
        </ButtonLink>
      ) : (
        <OwnQuestion work={{ title, artist }} />
      )}
      <p className="mt-5">
        <ButtonLink to="/artworks" look="plain">
          {words.seeAll}
        </ButtonLink>
      </p>
    </section>
  )
}

/** An analysis that somebody shares: to be read, listened to and checked, and nothing else. */
function SharedReading({
  shared: { analysis, name },
  token,
}: {
  shared: SharedAnalysis
  token: string
}) {
  const words = SHARE_WORDS[useInterfaceLanguage()]
  const answer = useMemo(() => answerOf(analysis), [analysis])
  const study = useSharedPicture(answer, token)
  const shown = useMemo(() => pointable(answer, study), [answer, study])
  const aloud = useMemo(() => aloudOf(shown), [shown])
  const looking = useMemo(() => study && lookingThings(shown.observations), [shown, study])
  const [isEvidence, setIsEvidence] = useState(false)
  const { language } = answer
  const { title } = answer.identification.artwork
  const { described } = analysis
  return (
    <LightsProvider study={study}>
      <ListeningProvider sentences={aloud.sentences} language={language}>
        <Head title={title} />
        <article
          className={`reading-width grid grid-cols-1 gap-x-12 gap-y-6 pt-2 pb-12 sm:pt-6 ${study ? 'lg:grid-cols-2' : 'max-w-200'}`}
        >
          {study && <PictureColumn answer={answer} study={study} overlay={null} />}
          <div className="min-w-0">
            <p className="mb-2 text-quiet">{name === null ? words.shared : words.sharedBy(name)}</p>
            <WorkHeading
              label={answer.identification.artwork}
              language={language}
              titleRef={null}
            />
            {!study && described && <Described described={described} language={language} />}
            <ListenBar />
            <SpokenPlace
              lights={aloud.lights}
              label={LISTEN_WORDS[language].listen}
              language={language}
            />
            <NoPicture answer={answer} pictured={study !== null} />
            <div lang={language} className="mt-6">
              <LookingFirst things={looking} language={language}>
                <EssayWithTerms
                  answer={shown}
                  pictured={study !== null}
                  isEvidence={isEvidence}
                  isFinished
                />
              </LookingFirst>
            </div>
            <div className="mt-8 space-y-3 border-line border-t pt-4">
              <EvidenceSwitch language={language} isOn={isEvidence} onSwitch={setIsEvidence} />
              <ByLine answer={answer} isPending={false} />
            </div>
            <Invitation answer={answer} />
            <div lang={language}>
              <SourceList answer={answer} />
              <Marks
                language={language}
                pictured={study !== null}
                measured={analysis.picture !== undefined}
              />
            </div>
          </div>
        </article>
      </ListeningProvider>
    </LightsProvider>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wall-width max-w-3xl py-12">
      <Head title={title} />
      {children}
    </div>
  )
}

/** Where a link to a shared analysis leads. */
export function SharedPage() {
  const words = SHARE_WORDS[useInterfaceLanguage()]
  const [, , token = ''] = plainPath(useLocation().pathname).split('/')
  const shared = useShared(token)
  if (shared.data) return <SharedReading shared={shared.data} token={token} />
  if (shared.error === null)
    return (
      <Panel title={words.shared}>
        <Waiting text={words.opening} />
      </Panel>
    )
  const isClosed = shared.error instanceof ApiError && [400, 404].includes(shared.error.status)
  return (
    <Panel title={words.notFound}>
      {isClosed ? (
        <>
          <h1 className="text-4xl">{words.notFound}</h1>
          <p className="mt-3 mb-6 text-lg text-quiet">{words.notFoundText}</p>
          <ButtonLink to="/artworks">{words.seeAll}</ButtonLink>
        </>
      ) : (
        <ErrorBox>{errorText(shared.error, words.notFound)}</ErrorBox>
      )}
    </Panel>
  )
}
