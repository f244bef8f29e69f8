import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { BottomBar } from '#web/app/bottom-bar.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Footer } from '#web/app/footer.tsx'
import { Header } from '#web/app/header.tsx'
import { useLanguageOfPath } from '#web/app/language-of-path.ts'
import { usePageTurn } from '#web/app/page-turn.ts'
import { plainPath } from '#web/app/paths.ts'
import { ConsentGate } from '#web/consent/consent-gate.tsx'
import { onSessionExpired } from '#web/lib/api.ts'
import { loginPath } from '#web/lib/next.ts'
import { Waiting } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { currentWords, useWords } from '#web/words/words.ts'

function useReturnToLogin() {
  const navigate = useNavigate()
  // The end of a session is an event of the API client, outside React.
  useEffect(
    () =>
      onSessionExpired(() => {
        showToast(currentWords().errors.sessionExpired)
        navigate(loginPath(window.location), { replace: true })
      }),
    [navigate],
  )
}

/** Header, footer and everything round a page. */
export function Frame() {
  const { site, toasts } = useWords()
  const { pathname } = useLocation()
  const main = usePageTurn()
  useReturnToLogin()
  useLanguageOfPath()
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 text-wall focus:translate-y-0"
      >
        {site.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[70dvh] grow">
        <ErrorBoundary key={plainPath(pathname)}>
          <Suspense
            fallback={
              <div className="wall-width py-16">
                <Waiting text={site.loading} />
              </div>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <BottomBar />
      <ConsentGate />
      <ToastRegion label={toasts.region} dismissLabel={toasts.dismiss} />
    </>
  )
}
