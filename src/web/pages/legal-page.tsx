import { useNavigate } from 'react-router'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { useProseWords } from '#web/words/prose.ts'

/** Privacy and terms have one form: sections, and the way back. */
export function LegalPage({ kind, path }: { kind: 'privacy' | 'terms'; path: string }) {
  const words = useProseWords()
  const navigate = useNavigate()
  const { title, description, sections } = words[kind]
  return (
    <ProsePage title={title} description={description} heading={title} path={path}>
      {sections.map(([name, text]) => (
        <section key={name} className="mt-10">
          <h2 className="text-3xl">{name}</h2>
          <p className="mt-3">{text}</p>
        </section>
      ))}
      {/* A visitor who came from another site has no page of ours to go back to. */}
      <Button
        look="outline"
        className="mt-12"
        onClick={() => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'))}
      >
        {words.back}
      </Button>
    </ProsePage>
  )
}
