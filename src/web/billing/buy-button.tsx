import type { ReactNode } from 'react'
import type { Ware } from '#web/billing/billing-calls.ts'
import { purchasePath } from '#web/billing/use-wanted-purchase.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

interface BuyButtonProps {
  ware: Ware
  isSignedIn: boolean
  /** The ware whose checkout is being opened. */
  opening: Ware | null
  onBuy: (ware: Ware) => void
  children: ReactNode
}

/** Opens the checkout; a visitor logs in first and goes on from there. */
export function BuyButton({ ware, isSignedIn, opening, onBuy, children }: BuyButtonProps) {
  if (!isSignedIn) {
    return (
      <ButtonLink to={purchasePath(ware)} className="w-full">
        {children}
      </ButtonLink>
    )
  }
  return (
    <Button
      className="w-full"
      pending={opening === ware}
      disabled={opening !== null && opening !== ware}
      onClick={() => onBuy(ware)}
    >
      {children}
    </Button>
  )
}
