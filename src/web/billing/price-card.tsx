import type { ReactNode } from 'react'
import { money } from '#shared/money.ts'
import { CURRENCY } from '#shared/plans.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const PRODUCT = 'https://schema.org/Product'
const OFFER = 'https://schema.org/Offer'

interface PriceCardProps {
  name: string
  pence: number
  period: string
  mark?: string
  features: ReactNode[]
  children: ReactNode
}

/** A plan or a pack with its price, also in the marks that search engines read. */
export function PriceCard({ name, pence, period, mark, features, children }: PriceCardProps) {
  const language = useInterfaceLanguage()
  return (
    // What costs nothing is no product to search engines.
    <section
      {...(pence > 0 && { itemScope: true, itemType: PRODUCT })}
      className="flex flex-col bg-paper p-6 shadow-label sm:p-8"
    >
      <p className="min-h-6 font-medium text-accent text-sm">{mark}</p>
      <h2 itemProp={pence > 0 ? 'name' : undefined} className="text-3xl">
        {name}
      </h2>
      <p
        {...(pence > 0 && { itemProp: 'offers', itemScope: true, itemType: OFFER })}
        className="mt-2"
      >
        {pence > 0 && <meta itemProp="price" content={(pence / 100).toFixed(2)} />}
        {pence > 0 && <meta itemProp="priceCurrency" content={CURRENCY.toUpperCase()} />}
        <span className="font-display text-5xl lining-nums">{money(pence, language)}</span>{' '}
        <span className="ml-1 text-quiet">{period}</span>
      </p>
      <ul className="mt-6 mb-8 divide-y divide-line border-line border-y">
        {features.map((feature, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a plan never changes
          <li key={place} className="py-2">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}
