import { Component, type ReactNode } from 'react'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useWords } from '#web/words/words.ts'

function BrokenPage() {
  const { errors, site } = useWords()
  return (
    <div className="wall-width max-w-3xl py-16">
      <title>{`${errors.boundaryTitle} · ${site.name}`}</title>
      <ErrorBox
        action={
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.location.reload()}>{errors.reload}</Button>
            {/* A plain link: it starts the program anew. */}
            <a href="/" className={buttonClasses('outline')}>
              {errors.home}
            </a>
          </div>
        }
      >
        <h1 className="mb-1 text-2xl">{errors.boundaryTitle}</h1>
        {errors.boundaryText}
      </ErrorBox>
    </div>
  )
}

/** Keeps header and footer alive when a page breaks, or when its chunk is gone after an update. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
