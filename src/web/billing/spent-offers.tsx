import { money } from '#shared/money.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import type { Ware } from '#web/billing/billing-calls.ts'
import { OFFER_WORDS } from '#web/billing/offer-words.ts'
import { useBuying } from '#web/billing/use-buying.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * What brings more at once where nothing is left: each with its price, one press from the checkout.
 */
export function SpentOffers() {
  const { billing } = useInsideWords()
  const language = useInterfaceLanguage()
  const words = OFFER_WORDS[language]
  const { role } = useSession()
  const buying = useBuying(billing.failed)
  const plan = PLANS.student
  const pack: [Ware, string, string] = [
    'query_pack',
    words.pack(QUERY_PACK.queries),
    words.once(money(QUERY_PACK.pricePence, language)),
  ]
  const month: [Ware, string, string] = [
    'student',
    words.monthly(plan.analysesPerMonth),
    words.perMonth(money(plan.pricePence, language)),
  ]
  // Who has a plan changes it where it is paid.
  const offers = (role ?? 'free') === 'free' ? [pack, month] : [pack]
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {offers.map(([ware, what, price]) => (
        <li key={ware}>
          <Button
            look="outline"
            pending={buying.isPending && buying.variables === ware}
            onClick={() => buying.mutate(ware)}
            className="flex-wrap gap-x-2.5 gap-y-0.5"
          >
            <span>{what}</span>
            <span className="text-accent">{price}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
