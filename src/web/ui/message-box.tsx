import type { ReactNode } from 'react'

/** The red box: what went wrong, and what to do next. Read out as it appears. */
export function ErrorBox({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-md border border-danger border-l-4 bg-danger-wash px-4 py-3 text-danger"
    >
      <div className="font-medium">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** A quiet box for good news and remarks. Read out as it appears. */
export function NoticeBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="rounded-md border border-line border-l-4 border-l-good bg-paper px-4 py-3"
    >
      {children}
    </div>
  )
}
