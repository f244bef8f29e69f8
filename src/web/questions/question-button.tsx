import type { ReactNode } from 'react'

interface QuestionButtonProps {
  onClick: () => void
  children: ReactNode
}

/** A question to press. */
export function QuestionButton({ onClick, children }: QuestionButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-full border border-edge px-4 py-2 text-left text-[0.9375rem] leading-snug hover:border-ink hover:bg-paper"
    >
      {children}
    </button>
  )
}
