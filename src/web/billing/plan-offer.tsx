import type { ReactNode } from 'react'
import { isUnlimited, PLANS, type Role } from '#shared/plans.ts'
import { REGISTER_PATH } from '#web/address/next.ts'
import type { Ware } from '#web/billing/billing-calls.ts'
import { BuyButton } from '#web/billing/buy-button.tsx'
import { PriceCard } from '#web/billing/price-card.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useProseWords } from '#web/words/prose.ts'

function FeatureLink({ to, feature }: { to: string; feature: 'api' | 'bulk' }) {
  const { pricing } = useProseWords()
  return (
    <Link to={to} className="text-link">
      {pricing[feature]}
    </Link>
  )
}

function useFeatures(role: Role): ReactNode[] {
  const { pricing } = useProseWords()
  const { modes } = useInsideWords()
  const plan = PLANS[role]
  const count = (limit: number, some: (limit: number) => string, all: string) =>
    isUnlimited(limit) ? all : some(limit)
  return [
    count(plan.analysesPerMonth, pricing.analyses, pricing.analysesUnlimited),
    count(plan.descriptionsPerMonth, pricing.descriptions, pricing.descriptionsUnlimited),
    pricing.modes(...plan.modes.map((mode) => modes[mode])),
    ...(plan.pdfExport ? [pricing.pdf] : []),
    pricing.history,
    ...(plan.apiKeys ? [<FeatureLink key="api" to="/developers" feature="api" />] : []),
    ...(plan.bulk ? [<FeatureLink key="bulk" to="/bulk" feature="bulk" />] : []),
  ]
}

interface PlanOfferProps {
  role: Role
  /** The reader's own plan; null for somebody who is not logged in. */
  current: Role | null
  opening: Ware | null
  onBuy: (ware: Ware) => void
}

function PlanButton({ role, current, opening, onBuy }: PlanOfferProps) {
  const { pricing } = useProseWords()
  if (role === current) {
    return (
      <Button look="outline" disabled className="w-full">
        {pricing.current}
      </Button>
    )
  }
  if (role === 'free') {
    return (
      <ButtonLink look="outline" to={current ? '/dashboard' : REGISTER_PATH} className="w-full">
        {current ? pricing.dashboard : pricing.start}
      </ButtonLink>
    )
  }
  return (
    <BuyButton ware={role} isSignedIn={current !== null} opening={opening} onBuy={onBuy}>
      {pricing.choose(PLANS[role].label)}
    </BuyButton>
  )
}

/** A plan on the pricing page. */
export function PlanOffer(props: PlanOfferProps) {
  const { pricing } = useProseWords()
  const { label, pricePence } = PLANS[props.role]
  return (
    <PriceCard
      name={label}
      pence={pricePence}
      period={pricing.monthly}
      mark={props.role === 'student' ? pricing.popular : undefined}
      features={useFeatures(props.role)}
    >
      <PlanButton {...props} />
    </PriceCard>
  )
}
