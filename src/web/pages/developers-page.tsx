import { utcDay } from '#shared/days.ts'
import { Code } from '#web/developers/code.tsx'
import { ownAddress } from '#web/developers/own-address.ts'
import { CURL, environment, FILES, MAKE_CLIENT, TYPESCRIPT } from '#web/developers/quick-start.ts'
import { Reference } from '#web/developers/reference.tsx'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Link } from '#web/ui/link.tsx'
import { DEVELOPERS_WORDS } from '#web/words/developers-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The versions of the API document, the newest first. */
const CHANGES = [
  { version: '2.7.0', day: '2026-11-24', text: 'passkeys' },
  { version: '2.6.0', day: '2026-11-23', text: 'secondStep' },
  { version: '2.5.0', day: '2026-11-23', text: 'removing' },
  { version: '2.4.0', day: '2026-11-23', text: 'titles' },
  { version: '2.3.0', day: '2026-11-23', text: 'photos' },
  { version: '2.2.0', day: '2026-11-23', text: 'rewriting' },
  { version: '2.1.0', day: '2026-11-23', text: 'described' },
  { version: '2.0.0', day: '2026-11-22', text: 'codes' },
  { version: '1.2.0', day: '2026-11-22', text: 'bulk' },
  { version: '1.1.0', day: '2026-11-22', text: 'keys' },
  { version: '1.0.0', day: '2026-11-21', text: 'first' },
] as const

export function DevelopersPage() {
  const language = useInterfaceLanguage()
  const words = DEVELOPERS_WORDS[language]
  return (
    <ProsePage {...words} path="/developers">
      <p className="mt-8">{words.lead}</p>

      <section className="mt-14">
        <h2 className="text-3xl">{words.start}</h2>
        <p className="mt-3">
          {words.makeKey}{' '}
          <Link to="/account" className="text-link">
            {words.toAccount}
          </Link>
        </p>
        <p className="mt-3">{words.setKey}</p>
        <Code label={FILES.environment}>{environment(ownAddress())}</Code>
        <Code label={words.curl}>{CURL}</Code>
        <h3 className="mt-8 text-2xl">{words.typescript}</h3>
        <p className="mt-2">{words.client}</p>
        <Code label={FILES.client}>{MAKE_CLIENT}</Code>
        <Code label={FILES.program}>{TYPESCRIPT}</Code>
      </section>

      <section className="mt-14">
        <h2 className="text-3xl">{words.rules}</h2>
        <dl className="mt-3 space-y-5">
          {words.ruleTexts.map(([term, text]) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Reference />

      <section className="mt-14">
        <h2 className="text-3xl">{words.changes}</h2>
        <dl className="mt-3 space-y-5">
          {CHANGES.map(({ version, day, text }) => (
            <div key={version}>
              <dt className="font-medium">{`${version} · ${utcDay(day, language)}`}</dt>
              <dd className="mt-1">{words.changeTexts[text]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ProsePage>
  )
}
