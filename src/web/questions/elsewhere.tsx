import type { WorkOffered } from '#shared/api/questions.ts'
import type { Language } from '#shared/languages.ts'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { Link } from '#web/ui/link.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface ElsewhereProps {
  works: readonly WorkOffered[]
  /** Of the analysis. */
  language: Language
}

/** The works that a question about another work may mean, each with the page on it. */
export function Elsewhere({ works, language }: ElsewhereProps) {
  const spoken = useInterfaceLanguage()
  return (
    <div className="xl:col-span-2">
      <p lang={spoken} className="mb-1 text-quiet text-sm">
        {QUESTION_WORDS[spoken].elsewhere}
      </p>
      <ul lang={language}>
        {works.map(({ slug, title, artist }) => (
          <li key={slug}>
            <Link to={`/artworks/${slug}`} className="inline-block py-2">
              <cite className="text-link not-italic">{title}</cite>{' '}
              <span className="text-quiet">· {artist}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
