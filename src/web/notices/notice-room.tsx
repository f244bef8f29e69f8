import { ConsentGate } from '#web/consent/consent-gate.tsx'
import { LanguageOfferGate } from '#web/notices/language-offer-gate.tsx'

/**
 * What a first visitor is asked stands in the flow of the page, above the header, and covers
 * nothing. The room for it is kept before the page is drawn (`first-paint.ts`), so that nothing
 * moves when it comes.
 */
export function NoticeRoom() {
  return (
    <div className="notices">
      <div className="offer-room">
        <LanguageOfferGate />
      </div>
      <div className="consent-room">
        <ConsentGate />
      </div>
    </div>
  )
}
