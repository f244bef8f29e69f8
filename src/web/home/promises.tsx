import { LANGUAGE_NAMES, LANGUAGES, type Localized } from '#shared/languages.ts'
import { WallLabel } from '#web/artworks/wall-label.tsx'
import { useHomeWords } from '#web/words/home.ts'
import { useWords } from '#web/words/words.ts'

/** One statement of the catalogue on The Starry Night, as it is written in each language. */
const SAMPLE: Localized = {
  en: 'No village stood there; he made it up.',
  fr: 'Aucun village ne se trouvait là ; il l’a inventé.',
  es: 'Allí no había ningún pueblo; se lo inventó él.',
  'zh-TW': '窗外並沒有村莊，村莊是他自己編出來的。',
}

/** What a visitor gets beyond the label on the wall. */
export function Promises() {
  const { captions, context, language } = useHomeWords()
  const night = useWords().home.works['the-starry-night']
  return (
    <div className="wall-width grid gap-x-14 gap-y-14 py-16 lg:grid-cols-3 lg:py-28">
      <section>
        <h2 className="text-4xl">{captions.title}</h2>
        <p className="mt-4 text-lg text-quiet">{captions.text}</p>
        <div className="mt-6">
          <WallLabel title={<cite>{night.title}</cite>}>
            <p>{night.artist}</p>
            <p>{night.original}</p>
          </WallLabel>
        </div>
      </section>
      <section>
        <h2 className="text-4xl">{context.title}</h2>
        <p className="mt-4 text-lg text-quiet">{context.text}</p>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 border-line border-t">
          {context.topics.map((topic) => (
            <li key={topic} className="border-line border-b py-2">
              {topic}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-4xl">{language.title}</h2>
        <p className="mt-4 text-lg text-quiet">{language.text}</p>
        <dl className="mt-6 border-line border-t">
          {LANGUAGES.map((code) => (
            <div key={code} lang={code} className="border-line border-b py-2">
              <dt className="text-quiet text-sm">{LANGUAGE_NAMES[code]}</dt>
              <dd>{SAMPLE[code]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
