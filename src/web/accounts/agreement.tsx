import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

export function Agreement() {
  const { login } = useInsideWords()
  const { footer, site } = useWords()
  return (
    <p className="text-quiet text-sm">
      {login.agreeBefore}
      {site.gap}
      <Link to="/terms-conditions" className="text-link">
        {footer.terms}
      </Link>
      {site.gap}
      {login.agreeAnd}
      {site.gap}
      <Link to="/privacy-policy" className="text-link">
        {footer.privacy}
      </Link>
      {site.stop}
    </p>
  )
}
