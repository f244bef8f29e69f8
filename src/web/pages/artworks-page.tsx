import works from '#built/known-works.json'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The works that are told whole, the oldest first; each leads to the question about it. */
export function ArtworksPage() {
  const { artworks } = useProseWords()
  const list = works.whole[useInterfaceLanguage()]
  return (
    <ProsePage {...artworks} path="/artworks">
      <p className="mt-6">{artworks.intro(list.length, works.labelOnly)}</p>
      <ol className="mt-10 border-line border-t">
        {list.map(({ slug, title, artist, date }) => (
          <li key={slug} className="border-line border-b">
            <Link
              to={`/query?name=${encodeURIComponent(title)}&artist=${encodeURIComponent(artist)}`}
              className="group grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr]"
            >
              <span className="pt-1.5 text-quiet text-sm">{date}</span>
              <span>
                <cite className="block font-display text-2xl leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                  {title}
                </cite>
                <span className="text-base text-quiet">{artist}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-10">{artworks.others}</p>
    </ProsePage>
  )
}
