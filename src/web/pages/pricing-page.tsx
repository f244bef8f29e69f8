import { isUnlimited, PLANS, QUERY_PACK, ROLES, type Role } from '#shared/plans.ts'
import type { Ware } from '#web/billing/billing-calls.ts'
import { BuyButton } from '#web/billing/buy-button.tsx'
import { PlanOffer } from '#web/billing/plan-offer.tsx'
import { PriceCard } from '#web/billing/price-card.tsx'
import { RoleReader } from '#web/billing/role-reader.tsx'
import { ThreeDepths } from '#web/billing/three-depths.tsx'
import { useBuying } from '#web/billing/use-buying.ts'
import { useLeftCheckout } from '#web/billing/use-left-checkout.ts'
import { useWantedPurchase } from '#web/billing/use-wanted-purchase.ts'
import { WantedDepth } from '#web/billing/wanted-depth.tsx'
import { useSession } from '#web/lib/session.ts'
import { useSignedIn } from '#web/lib/signed-in.ts'
import { Details } from '#web/ui/details.tsx'
import { Head } from '#web/ui/head.tsx'
import { useProseWords } from '#web/words/prose.ts'

interface OfferProps {
  current: Role | null
  opening: Ware | null
  onBuy: (ware: Ware) => void
}

function PackOffer({ current, opening, onBuy }: OfferProps) {
  const { pricing } = useProseWords()
  const { label, pricePence, queries, months } = QUERY_PACK
  const isNeeded = current === null || !isUnlimited(PLANS[current].analysesPerMonth)
  const features = [pricing.pack(queries, months), pricing.packModes, pricing.packStacks]
  return (
    <PriceCard name={label} pence={pricePence} period={pricing.once} features={features}>
      {isNeeded ? (
        <BuyButton ware="query_pack" isSignedIn={current !== null} opening={opening} onBuy={onBuy}>
          {pricing.buyPack}
        </BuyButton>
      ) : (
        <p className="text-quiet">{pricing.packNotNeeded}</p>
      )}
    </PriceCard>
  )
}

function Questions() {
  const { pricing } = useProseWords()
  return (
    <section className="mt-16 max-w-3xl">
      <h2 className="text-3xl">{pricing.questionsTitle}</h2>
      <div className="mt-3 border-line border-t">
        {pricing.questions.map(([question, answer]) => (
          <Details key={question} summary={question}>
            <p className="text-quiet">{answer}</p>
          </Details>
        ))}
      </div>
    </section>
  )
}

export function PricingPage() {
  const { pricing } = useProseWords()
  const signedIn = useSignedIn()
  const { role } = useSession()
  const buying = useBuying(pricing.failed)
  useLeftCheckout({ plan: pricing.planCancelled, pack: pricing.packCancelled })
  useWantedPurchase(signedIn, buying.mutate)
  const offer: OfferProps = {
    // A plan that we do not know yet is taken for the free one.
    current: signedIn ? (role ?? 'free') : null,
    // After the answer the browser is on its way to the checkout: the button stays pressed.
    opening: buying.isPending || buying.isSuccess ? buying.variables : null,
    onBuy: buying.mutate,
  }
  return (
    <div className="wall-width pt-8 pb-12 lg:pt-16">
      <Head title={pricing.title} description={pricing.description} path="/pricing" />
      {signedIn && <RoleReader />}
      <WantedDepth />
      <h1 className="text-5xl lg:text-6xl">{pricing.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">{pricing.lead}</p>
      <div className="mt-10 grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {ROLES.map((one) => (
          <PlanOffer key={one} role={one} {...offer} />
        ))}
        <PackOffer {...offer} />
      </div>
      <p className="mt-6 max-w-2xl text-quiet">{pricing.queryIs}</p>
      <ThreeDepths />
      <Questions />
    </div>
  )
}
