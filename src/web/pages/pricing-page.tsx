import type { ReactNode } from 'react'
import { CURRENCY, isUnlimited, PLANS, type Plan, QUERY_PACK, ROLES, type Role } from '#shared/plans.ts'
import { Head } from '#web/app/head.tsx'
import { useSignedIn } from '#web/app/signed-in.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function usePrice(): (pence: number) => string {
  const format = new Intl.NumberFormat(useInterfaceLanguage(), {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (pence) => format.format(pence / 100)
}

function PriceCard({
  name,
  price,
  period,
  mark,
  features,
  children,
}: {
  name: string
  price: string
  period: string
  mark?: string
  features: string[]
  children: ReactNode
}) {
  return (
    <section className="flex flex-col bg-paper p-6 shadow-label sm:p-8">
      <p className="min-h-6 font-medium text-accent text-sm">{mark}</p>
      <h2 className="text-3xl">{name}</h2>
      <p className="mt-2">
        <span className="font-display text-5xl">{price}</span> <span className="text-quiet">{period}</span>
      </p>
      <ul className="mt-6 mb-8 divide-y divide-line border-line border-y">
        {features.map((feature) => (
          <li key={feature} className="py-2">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function useFeatures(): (plan: Plan) => string[] {
  const { pricing } = useProseWords()
  const labels: Record<Plan['modes'][number], string> = {
    explorer: 'Explorer',
    student: PLANS.student.label,
    professional: 'Professional',
  }
  const count = (limit: number, some: (limit: number) => string, all: string) =>
    isUnlimited(limit) ? all : some(limit)
  return (plan) => [
    count(plan.analysesPerMonth, pricing.analyses, pricing.analysesUnlimited),
    count(plan.descriptionsPerMonth, pricing.descriptions, pricing.descriptionsUnlimited),
    pricing.modes(plan.modes.map((mode) => labels[mode]).join(', ')),
    ...(plan.pdfExport ? [pricing.pdf] : []),
    pricing.history,
  ]
}

export function PricingPage() {
  const { pricing } = useProseWords()
  const signedIn = useSignedIn()
  const price = usePrice()
  const features = useFeatures()
  const marks: Partial<Record<Role, string>> = { student: pricing.popular }
  return (
    <div className="wall-width pt-8 pb-12 lg:pt-16">
      <Head title={pricing.title} description={pricing.description} path="/pricing" />
      <h1 className="text-5xl lg:text-6xl">{pricing.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">{pricing.lead}</p>
      <div className="mt-10 grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {ROLES.map((role) => (
          <PriceCard
            key={role}
            name={PLANS[role].label}
            price={price(PLANS[role].pricePence)}
            period={pricing.monthly}
            mark={marks[role]}
            features={features(PLANS[role])}
          >
            {role === 'free' ? (
              <ButtonLink to={signedIn ? '/dashboard' : '/login'} className="w-full">
                {signedIn ? pricing.dashboard : pricing.start}
              </ButtonLink>
            ) : (
              <p className="text-quiet">{pricing.soon}</p>
            )}
          </PriceCard>
        ))}
        <PriceCard
          name={QUERY_PACK.label}
          price={price(QUERY_PACK.pricePence)}
          period={pricing.once}
          features={[pricing.pack(QUERY_PACK.queries, QUERY_PACK.months), pricing.packModes]}
        >
          <p className="text-quiet">{pricing.soon}</p>
        </PriceCard>
      </div>
    </div>
  )
}
