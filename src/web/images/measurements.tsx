import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { Figure } from '#web/images/figure.tsx'
import { IMAGE_WORDS } from '#web/images/image-words.ts'

interface MeasurementsProps {
  measurements: readonly Measurement[]
  language: Language
  /** The measures whose sentences the text above has said already. */
  told?: readonly string[]
  /** Which one is drawn over the picture. */
  shown: Measurement['what'] | null
  /** Null where there is no picture to draw on. */
  onShow: ((what: Measurement['what'] | null) => void) | null
}

/**
 * What was measured: a drawing, the sentence where it is new, and the method of each. In the
 * language of the answer.
 */
export function Measurements({
  measurements,
  language,
  told = [],
  shown,
  onShow,
}: MeasurementsProps) {
  const words = IMAGE_WORDS[language]
  const { measured, within, figures } = MEASUREMENT_WORDS[language]
  const [first] = measurements
  return (
    <section lang={language} className="mt-10 border-line border-t pt-6">
      <h2 className="text-3xl">{measured}</h2>
      {first && <p className="mt-1 text-quiet">{within[first.within]}</p>}
      <ul className="mt-5 grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {measurements.map((measurement) => (
          <li key={measurement.id}>
            <h3 className="mb-2 font-medium font-text text-base">{figures[measurement.what]}</h3>
            <Figure measurement={measurement} />
            {!told.includes(measurement.text) && (
              <p className="mt-2 text-[0.9375rem] leading-snug">{measurement.text}</p>
            )}
            <details className="mt-1 text-quiet text-sm">
              <summary className="min-h-6 cursor-pointer">{words.method}</summary>
              <p className="mt-1">{measurement.method}</p>
            </details>
            {onShow && (
              <label className="mt-1 flex min-h-6 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={shown === measurement.what}
                  aria-label={words.showOnPictureOf(figures[measurement.what])}
                  onChange={({ target }) => onShow(target.checked ? measurement.what : null)}
                />
                {words.showOnPicture}
              </label>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
