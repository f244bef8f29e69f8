import { type ComponentType, lazy, type ReactNode } from 'react'
import { Outlet, Route } from 'react-router'
import { Frame } from '#web/app/frame.tsx'
import { PREFIXES, plainPath } from '#web/app/paths.ts'
import { RequireSession } from '#web/app/require-session.tsx'
import { UnknownPage } from '#web/app/unknown-page.tsx'
import { HomePage } from '#web/home/home-page.tsx'
import { ClientOnly } from '#web/lib/hydrated.tsx'
import { wantPageWords } from '#web/words/words.ts'

type LoadPage = () => Promise<ComponentType>

const chunks = new Map<string, () => Promise<unknown>>()

/** Fetches what a page needs before it is opened. */
export function fetchPageEarly(path: string) {
  // A failure shows when the page is opened; until then it concerns nobody.
  chunks
    .get(plainPath(path))?.()
    .catch(() => {})
}

/** A page that comes in a chunk of its own. */
function later(path: string, load: LoadPage) {
  const loadBoth = async () => (await Promise.all([load(), wantPageWords()]))[0]
  chunks.set(path, loadBoth)
  return lazy(async () => ({ default: await loadBoth() }))
}

function withCalls(Calls: ComponentType<{ children: ReactNode }>, Page: ComponentType): () => ReactNode {
  return () => (
    <Calls>
      <Page />
    </Calls>
  )
}

/** A page that calls the server: its chunk and the one of the calls come at the same time. */
function laterWithCalls(path: string, load: LoadPage) {
  const loadBoth = () => Promise.all([import('#web/lib/calls.tsx'), load(), wantPageWords()])
  chunks.set(path, loadBoth)
  return lazy(async () => {
    const [{ CallsProvider }, Page] = await loadBoth()
    return { default: withCalls(CallsProvider, Page) }
  })
}

const LoginPage = laterWithCalls(
  '/login',
  async () => (await import('#web/accounts/login-page.tsx')).LoginPage,
)
const ResetPage = laterWithCalls(
  '/reset-password',
  async () => (await import('#web/accounts/reset-page.tsx')).ResetPage,
)
const DashboardPage = laterWithCalls(
  '/dashboard',
  async () => (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage,
)
const QueryPage = laterWithCalls(
  '/query',
  async () => (await import('#web/analysis/query-page.tsx')).QueryPage,
)
const HistoryPage = laterWithCalls(
  '/history',
  async () => (await import('#web/history/history-page.tsx')).HistoryPage,
)
const DescribePage = laterWithCalls(
  '/describe',
  async () => (await import('#web/descriptions/describe-page.tsx')).DescribePage,
)
const AccountPage = laterWithCalls(
  '/account',
  async () => (await import('#web/accounts/own/account-page.tsx')).AccountPage,
)
const PricingPage = laterWithCalls(
  '/pricing',
  async () => (await import('#web/pages/pricing-page.tsx')).PricingPage,
)
const AboutPage = later('/about', async () => (await import('#web/pages/about-page.tsx')).AboutPage)
const FaqPage = later('/faq', async () => (await import('#web/pages/faq-page.tsx')).FaqPage)
const ContactPage = later('/contact', async () => (await import('#web/pages/contact-page.tsx')).ContactPage)
const PrivacyPage = later(
  '/privacy-policy',
  async () => (await import('#web/pages/privacy-page.tsx')).PrivacyPage,
)
const TermsPage = later(
  '/terms-conditions',
  async () => (await import('#web/pages/terms-page.tsx')).TermsPage,
)
const StyleDemoPage = later(
  '/style-demo',
  async () => (await import('#web/pages/style-demo-page.tsx')).StyleDemoPage,
)

/** Pages below are not prerendered: the browser builds them from the common file. */
function InBrowser() {
  return (
    <ClientOnly before={<title>Artsking</title>}>
      <Outlet />
    </ClientOnly>
  )
}

const PUBLIC_PAGES: readonly [path: string, page: ReactNode][] = [
  ['', <HomePage key="home" />],
  ['/login', <LoginPage key="login" />],
  ['/pricing', <PricingPage key="pricing" />],
  ['/about', <AboutPage key="about" />],
  ['/faq', <FaqPage key="faq" />],
  ['/contact', <ContactPage key="contact" />],
  ['/privacy-policy', <PrivacyPage key="privacy" />],
  ['/terms-conditions', <TermsPage key="terms" />],
]

/** Each public page under the path of each language. */
const PUBLIC_ROUTES = Object.values(PREFIXES).flatMap((prefix) =>
  PUBLIC_PAGES.map(([path, page]) => (
    <Route key={prefix + path} path={`${prefix}${path}` || '/'} element={page} />
  )),
)

export const routes = (
  <Route element={<Frame />}>
    {PUBLIC_ROUTES}
    <Route element={<InBrowser />}>
      <Route path="style-demo" element={<StyleDemoPage />} />
      <Route path="reset-password/:token?" element={<ResetPage />} />
      <Route element={<RequireSession />}>
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="query" element={<QueryPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="describe" element={<DescribePage />} />
        <Route path="account" element={<AccountPage />} />
      </Route>
      <Route path="*" element={<UnknownPage />} />
    </Route>
  </Route>
)
