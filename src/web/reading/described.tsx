import { type SyntheticEvent, useMemo } from 'react'
import type { DescribedWork } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { ListenBar } from '#web/listening/listen-bar.tsx'
import { ListeningProvider, useIsSpoken, useListening } from '#web/listening/listening.tsx'
import { DESCRIBED_WORDS } from '#web/reading/described-words.ts'
import { type Light, useLights } from '#web/reading/lights.tsx'
import { isShownIn } from '#web/reading/pointable.ts'
import { SpokenPlace } from '#web/reading/spoken-place.tsx'
import { Chevron } from '#web/ui/details.tsx'
import { useWords } from '#web/words/words.ts'

interface DescribedProps {
  described: DescribedWork
  language: Language
}

function Sentence({ text }: { text: string }) {
  const isSpoken = useIsSpoken(text)
  return (
    <span data-spoken={isSpoken ? '' : undefined} className="data-spoken:spoken">
      {text}
    </span>
  )
}

/** The places of the sentences, as far as the picture shows them. */
function useLightsOf({ paragraphs }: DescribedWork): Map<string, Light> {
  const { study } = useLights()
  return useMemo(() => {
    const isShown = isShownIn(study)
    return new Map(
      paragraphs.flat().flatMap(({ text, region }): [string, Light][] => {
        const light = { id: `described ${text}`, region, place: '', text: '' }
        return isShown(light) ? [[text, light]] : []
      }),
    )
  }, [paragraphs, study])
}

function Disclosure({ described, language }: DescribedProps) {
  const words = DESCRIBED_WORDS[language]
  const { gap } = useWords().site
  const listening = useListening()
  const lights = useLightsOf(described)
  // The column that holds it no longer stays in the window: the reader is brought to where it
  // begins.
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open)
      currentTarget.querySelector('summary')?.scrollIntoView?.({ block: 'nearest' })
    else listening?.stop()
  }
  return (
    <details lang={language} onToggle={onToggle} className="group mt-1">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-link">{words.describe}</span>
        <Chevron />
      </summary>
      {listening && <ListenBar label={words.listen} />}
      <SpokenPlace lights={lights} label={words.listen} language={language} />
      <div className="reading-text mt-4">
        {described.paragraphs.map((sentences) => (
          <p key={sentences[0]?.text} className="mt-4 first:mt-0">
            {sentences.map(({ text }, place) => (
              <span key={text}>
                {place > 0 && gap}
                <Sentence text={text} />
              </span>
            ))}
          </p>
        ))}
      </div>
    </details>
  )
}

/**
 * The description of a work under its picture, for whoever cannot see it: a press opens it, also
 * without a program.
 */
export function Described({ described, language }: DescribedProps) {
  const sentences = useMemo(
    () => described.paragraphs.flat().map(({ text }) => ({ id: text, text })),
    [described],
  )
  return (
    <ListeningProvider sentences={sentences} language={language}>
      <Disclosure described={described} language={language} />
    </ListeningProvider>
  )
}
