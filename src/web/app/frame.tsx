import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '#web/address/next.ts'
import { plainPath } from '#web/address/paths.ts'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Footer } from '#web/app/footer.tsx'
import { Header } from '#web/app/header.tsx'
import { useLanguageOfPath } from '#web/app/language-of-path.ts'
import { useOldPlace } from '#web/app/old-place.ts'
import { usePageTurn } from '#web/app/page-turn.ts'
import { Page } from '#web/app/pages.tsx'
import { currentSession, subscribeToSession } from '#web/lib/session.ts'
import { useSignedIn } from '#web/lib/signed-in.ts'
import { NoticeRoom } from '#web/notices/notice-room.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { currentWords, useWords } from '#web/words/words.ts'

const OfflineNotice = lazy(async () => ({
  default: (await import('#web/offline/offline-notice.tsx')).OfflineNotice,
}))
const BottomBar = lazy(async () => ({
  default: (await import('#web/app/bottom-bar.tsx')).BottomBar,
}))

function useReturnToLogin() {
  const navigate = useNavigate()
  // The session ends outside React, when a call is refused.
  useEffect(
    () =>
      subscribeToSession(() => {
        if (currentSession().endedBy !== 'expiry') return
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
  const signedIn = useSignedIn()
  const main = usePageTurn()
  useOldPlace()
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
      {signedIn && (
        <Suspense>
          <OfflineNotice />
        </Suspense>
      )}
      <NoticeRoom />
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] grow">
        <ErrorBoundary key={plainPath(pathname)}>
          <Page />
        </ErrorBoundary>
      </main>
      <Footer />
      {signedIn && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <ToastRegion label={toasts.region} dismissLabel={toasts.dismiss} />
    </>
  )
}
