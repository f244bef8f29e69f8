import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { REGISTER_PATH } from '#web/address/next.ts'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useProseWords } from '#web/words/prose.ts'

export function AboutPage() {
  const { about } = useProseWords()
  return (
    <ProsePage {...about} path="/about" work="the-starry-night">
      <h2 className="mt-12 text-3xl">{about.problemTitle}</h2>
      {about.problem.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      <h2 className="mt-12 text-3xl">{about.howTitle}</h2>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {about.steps.map(([name, text]) => (
          <li key={name} className="py-4">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-12 text-3xl">{about.languagesTitle}</h2>
      <p className="mt-4">{about.languages}</p>
      <ul className="mt-2 mb-10 flex flex-wrap gap-x-6">
        {LANGUAGES.map((code) => (
          <li key={code} lang={code} className="font-display text-2xl">
            {LANGUAGE_NAMES[code]}
          </li>
        ))}
      </ul>
      <ButtonLink to={REGISTER_PATH}>{about.begin}</ButtonLink>
    </ProsePage>
  )
}
