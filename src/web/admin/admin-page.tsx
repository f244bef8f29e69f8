import { useNavigate, useSearchParams } from 'react-router'
import type { Overview } from '#shared/api/admin.ts'
import { pathIn } from '#web/address/paths.ts'
import { Acts } from '#web/admin/acts.tsx'
import { useOverview } from '#web/admin/admin-calls.ts'
import { Complaints } from '#web/admin/complaints.tsx'
import { Mails } from '#web/admin/mails.tsx'
import { Part } from '#web/admin/part.tsx'
import { Users } from '#web/admin/users.tsx'
import { problemOf, problemText } from '#web/lib/error-text.ts'
import { UnknownPage } from '#web/pages/unknown-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const TABS = ['complaints', 'mails', 'users', 'acts'] as const
type Tab = (typeof TABS)[number]

function Figures({ overview }: { overview: Overview }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  const number = new Intl.NumberFormat(language)
  return (
    <dl className="my-8 grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4">
      {Object.entries(words.overview).map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-quiet text-sm leading-snug">{label}</dt>
          <dd className="font-display text-4xl tabular-nums">
            {number.format(overview[name as keyof Overview])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Parts({ overview }: { overview: Overview }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'complaints'
  const wanted = address.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/u.test(wanted) ? Number(wanted) : 1
  const open = (name: Tab) => navigate(pathIn(language, `/admin?tab=${name}`), { replace: true })
  return (
    <>
      <Figures overview={overview} />
      <Tabs
        label={words.title}
        tabs={TABS.map((name) => ({ name, title: words.tabs[name] }))}
        chosen={tab}
        onChoose={open}
      >
        {tab === 'complaints' && <Complaints page={page} />}
        {tab === 'mails' && <Mails page={page} />}
        {tab === 'users' && <Users />}
        {tab === 'acts' && <Acts page={page} />}
      </Tabs>
    </>
  )
}

/**
 * What the operators of a server read and do. The server decides who they are; to all others there
 * is no such page.
 */
export function AdminPage() {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const { account } = useInsideWords()
  const overview = useOverview()
  const refused = problemOf(overview.error)
  if (refused?.code === 'not_found') return <UnknownPage />
  return (
    <div className="wall-width max-w-5xl pt-6 pb-12 sm:pt-10">
      <Head title={words.title} />
      <h1 className="text-5xl">{words.title}</h1>
      {refused?.code === 'admin_needs_second_step' ? (
        <div className="mt-6 max-w-2xl space-y-6">
          <p className="text-lg">{problemText(refused)}</p>
          <ButtonLink to="/account">{account.link}</ButtonLink>
        </div>
      ) : (
        <Part read={overview}>{(read) => <Parts overview={read} />}</Part>
      )}
    </div>
  )
}
