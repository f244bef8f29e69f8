import { supportEmail } from '#web/lib/support-email.ts'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useWords } from '#web/words/words.ts'

export function ContactPage() {
  const { contact } = useProseWords()
  const { header } = useWords()
  const address = supportEmail()
  return (
    <ProsePage {...contact} path="/contact" work="the-great-wave-off-kanagawa">
      <p className="mt-8">{contact.text}</p>
      <p className="mt-2 break-words font-display text-3xl">
        <a href={`mailto:${address}`} className="text-link">
          {address}
        </a>
      </p>
      <p className="mt-6 text-quiet">{contact.time}</p>
      <p className="mt-6">
        {contact.faqBefore}{' '}
        <Link to="/faq" className="text-link">
          {header.faq}
        </Link>
        {contact.faqAfter}
      </p>
    </ProsePage>
  )
}
