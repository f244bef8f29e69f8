import type { Language } from '#shared/languages.ts'
import { useLanguageSwitch } from '#web/lib/use-language-switch.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OFFER_WORDS } from '#web/words/offer-words.ts'
import { chooseLanguage, currentLanguage } from '#web/words/words.ts'

/** One line in the language that is offered. Either answer is remembered. */
export function LanguageOffer({ offered, onEnd }: { offered: Language; onEnd: () => void }) {
  const change = useLanguageSwitch()
  const words = OFFER_WORDS[offered]
  const take = () => {
    change(offered)
    onEnd()
  }
  const decline = () => {
    void chooseLanguage(currentLanguage())
    onEnd()
  }
  return (
    <section
      lang={offered}
      aria-label={words.title}
      className="wall-width flex items-center justify-between"
    >
      <Button look="plain" className="text-left" onClick={take}>
        {words.offer}
      </Button>
      <button
        type="button"
        aria-label={words.decline}
        onClick={decline}
        className="-mr-3 grid size-11 place-items-center text-quiet hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </section>
  )
}
