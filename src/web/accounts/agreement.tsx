import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

export function Agreement() {
  const { login } = useInsideWords()
  const { footer } = useWords()
  return (
    <p className="text-quiet text-sm">
      {login.agreeBefore}{' '}
      <Link to="/terms-conditions" className="text-link">
        {footer.terms}
      </Link>{' '}
      {login.agreeAnd}{' '}
      <Link to="/privacy-policy" className="text-link">
        {footer.privacy}
      </Link>
      .
    </p>
  )
}
