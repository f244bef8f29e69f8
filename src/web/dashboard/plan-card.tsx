import type { UseQueryResult } from '@tanstack/react-query'
import type { Me } from '#shared/api/accounts.ts'
import type { DescriptionUsage, Usage } from '#shared/api/usage.ts'
import { EXPIRY_NOTICE_DAYS, isUnlimited, PLANS, type Role, UNLIMITED } from '#shared/plans.ts'
import { PlanActions } from '#web/billing/plan-actions.tsx'
import { SubscriptionLine } from '#web/billing/subscription.tsx'
import { Allowance } from '#web/dashboard/allowance.tsx'
import { Card } from '#web/dashboard/card.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useDescriptionUsage, useUsage } from '#web/usage/use-usage.ts'
import { COUNTED_WORDS } from '#web/words/counted-words.ts'
import { useDay } from '#web/words/day.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

interface PlanProps {
  role: Role
  usage: Usage
  descriptions: DescriptionUsage
}

/** Whether a pack is in its last days. */
function expiresSoon(time: string): boolean {
  return Date.parse(time) - Date.now() < EXPIRY_NOTICE_DAYS * 24 * 3_600_000
}

function Plan({ role, usage, descriptions }: PlanProps) {
  const { billing, dashboard, modes } = useInsideWords()
  const day = useDay()
  const packs = usage.packs.filter((pack) => pack.remaining > 0)
  const isLimited = !isUnlimited(usage.monthly_limit) || !descriptions.unlimited
  return (
    <div className="mt-1 flex grow flex-col gap-5">
      <div>
        <p className="text-lg">{PLANS[role].label}</p>
        <SubscriptionLine />
      </div>
      <Allowance label={dashboard.analyses} used={usage.month_count} limit={usage.monthly_limit} />
      <Allowance
        label={dashboard.descriptions}
        used={descriptions.description_count}
        limit={descriptions.unlimited ? UNLIMITED : descriptions.description_limit}
      />
      {packs.length > 0 && (
        <div>
          <h3 className="font-medium font-text text-base">{dashboard.packsTitle}</h3>
          <ul className="text-quiet">
            {packs.map((pack) => (
              <li key={`${pack.expires_at} ${pack.remaining}`}>
                {dashboard.pack(pack.remaining, day(pack.expires_at))}
                {expiresSoon(pack.expires_at) && (
                  <strong className="font-medium text-danger"> ({billing.expiresSoon})</strong>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-quiet text-sm">
        {dashboard.modes(...usage.modes_allowed.map((mode) => modes[mode]))}
        {isLimited && (
          <>
            <br />
            {dashboard.resets(day(usage.resets_at))}
          </>
        )}
      </p>
      <div className="mt-1 flex flex-col items-start gap-3">
        <PlanActions role={role} usage={usage} />
        <div className="flex flex-wrap gap-x-6">
          <ButtonLink to="/pricing" look="plain">
            {dashboard.plansLink}
          </ButtonLink>
          <ButtonLink to="/counted" look="plain">
            {COUNTED_WORDS[useInterfaceLanguage()].title}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** The plan and what is left of it. */
export function PlanCard({ me }: { me: UseQueryResult<Me> }) {
  const { dashboard } = useInsideWords()
  const { errors } = useWords()
  const usage = useUsage()
  const descriptions = useDescriptionUsage()
  const calls = [me, usage, descriptions]
  const failed = calls.find((one) => one.isError && one.data === undefined)

  const content = () => {
    if (me.data && usage.data && descriptions.data) {
      return <Plan role={me.data.role} usage={usage.data} descriptions={descriptions.data} />
    }
    if (!failed) return <Waiting text={dashboard.planLoading} />
    const again = () => calls.filter((one) => one.isError).map((one) => one.refetch())
    return (
      <ErrorBox action={<Button onClick={again}>{errors.tryAgain}</Button>}>
        {errorText(failed.error, dashboard.planFailed)}
      </ErrorBox>
    )
  }
  return (
    <Card
      title={dashboard.planTitle}
      className="min-h-96 lg:col-start-3 lg:row-span-2 lg:row-start-1"
    >
      <div className="mt-2 flex grow flex-col">{content()}</div>
    </Card>
  )
}
