import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisSchema } from '#shared/api/analysis.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { Choices } from '#web/home/choices.tsx'
import { SamplePicture, SampleText } from '#web/home/sample-text.tsx'
import { call } from '#web/lib/api.ts'
import { CallsProvider } from '#web/lib/calls.tsx'
import { answerOf } from '#web/reading/answer.ts'
import { LightsProvider } from '#web/reading/lights.tsx'
import { pointable } from '#web/reading/pointable.ts'
import { studyOf } from '#web/studies/study.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useSampleWords } from '#web/words/sample.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const SLUG = 'the-starry-night'

function useSample(language: Language, mode: Mode) {
  return useQuery({
    queryKey: ['sample', language, mode],
    queryFn: () => call(analysisSchema, `/samples/${language}-${mode}.json`, { anonymous: true }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * A whole analysis of one work, at every depth and in every language, for visitors without an
 * account.
 */
function Sample() {
  const words = useSampleWords()
  const { site, errors } = useWords()
  const spoken = useInterfaceLanguage()
  const [mode, setMode] = useState<Mode>('explorer')
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? spoken
  const sample = useSample(language, mode)
  const study = studyOf(SLUG)
  const [before, ours] = words.title
  return (
    <LightsProvider study={study}>
      <section className="border-line border-t py-16 lg:py-28">
        <div className="wall-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-4xl lg:text-6xl">
              {before}
              {site.gap}
              <em>{ours}</em>
            </h2>
            <p className="mt-5 text-lg text-quiet">{words.text}</p>
            {study && <SamplePicture study={study} />}
            <div className="mt-8 space-y-5">
              <Choices
                name="sample-mode"
                legend={words.mode}
                choices={MODES.map((value) => ({ value, label: words.modes[value] }))}
                value={mode}
                onChange={setMode}
              />
              <Choices
                name="sample-language"
                legend={words.language}
                choices={LANGUAGES.map((value) => ({
                  value,
                  label: LANGUAGE_NAMES[value],
                  lang: value,
                }))}
                value={language}
                onChange={setChosen}
              />
            </div>
          </div>
          <div className="min-h-[46rem] bg-paper shadow-label" aria-busy={sample.isFetching}>
            {sample.isPending && (
              <div className="p-8">
                <Waiting text={words.loading} />
              </div>
            )}
            {sample.isError && (
              <div className="p-8">
                <ErrorBox
                  action={<Button onClick={() => sample.refetch()}>{errors.tryAgain}</Button>}
                >
                  {words.failed}
                </ErrorBox>
              </div>
            )}
            {sample.isSuccess && (
              <SampleText
                answer={pointable(answerOf(sample.data), study)}
                pictured={study !== null}
              />
            )}
          </div>
        </div>
      </section>
    </LightsProvider>
  )
}

export function SampleWithCalls() {
  return (
    <CallsProvider>
      <Sample />
    </CallsProvider>
  )
}
