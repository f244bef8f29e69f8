import { PLANS } from '#shared/plans.ts'
import { AskField } from '#web/asking/ask-field.tsx'
import { PaymentReturn } from '#web/billing/payment-return.tsx'
import { Card } from '#web/dashboard/card.tsx'
import { LastAnswers } from '#web/dashboard/last-answers.tsx'
import { PlanCard } from '#web/dashboard/plan-card.tsx'
import { WorkForToday } from '#web/dashboard/work-for-today.tsx'
import { useSession } from '#web/lib/session.ts'
import { useMe } from '#web/lib/use-me.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function DashboardPage() {
  const { dashboard, account } = useInsideWords()
  const { email } = useSession()
  const me = useMe()
  return (
    <div className="wall-width pt-6 pb-12 sm:pt-10">
      <Head title={dashboard.title} />
      <p className="flex flex-wrap items-center gap-x-4 text-quiet">
        <span className="truncate">{me.data?.email ?? email}</span>
        <Link to="/account" className="text-link inline-flex min-h-11 items-center">
          {account.link}
        </Link>
      </p>
      <h1 className="mt-1 text-5xl sm:text-6xl">{dashboard.welcome}</h1>
      <p className="mt-3 text-lg text-quiet">{dashboard.welcomeText}</p>
      <PaymentReturn />

      <div className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-3">
        <section className="flex flex-col gap-5 bg-paper p-6 text-lg shadow-label sm:p-8 lg:col-span-2">
          <AskField />
          <p className="text-base text-quiet">{dashboard.startText}</p>
          <ButtonLink to="/query" look="outline" className="mt-auto self-start text-base">
            {dashboard.start}
          </ButtonLink>
        </section>
        <Card title={dashboard.historyTitle}>
          <p className="mt-2 mb-5 text-quiet">{dashboard.historyText}</p>
          <LastAnswers />
          <ButtonLink to="/history" look="outline" className="mt-6 self-start">
            {dashboard.historyLink}
          </ButtonLink>
        </Card>
        <Card title={dashboard.todayTitle}>
          <div className="mt-5">
            <WorkForToday />
          </div>
        </Card>
        <PlanCard me={me} />
        <Card title={dashboard.helperTitle}>
          <p className="mt-2 mb-6 text-quiet">{dashboard.helperText}</p>
          <ButtonLink to="/describe" look="outline" className="mt-auto self-start">
            {dashboard.helperLink}
          </ButtonLink>
        </Card>
        {me.data && PLANS[me.data.role].bulk && (
          <Card title={dashboard.bulkTitle}>
            <p className="mt-2 mb-6 text-quiet">{dashboard.bulkText}</p>
            <ButtonLink to="/bulk" look="outline" className="mt-auto self-start">
              {dashboard.bulkLink}
            </ButtonLink>
          </Card>
        )}
        <section className="px-1 pt-2 lg:col-span-2">
          <h2 className="text-3xl">{dashboard.tipsTitle}</h2>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {dashboard.tips.map((tip) => (
              <li key={tip} className="py-3">
                {tip}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
