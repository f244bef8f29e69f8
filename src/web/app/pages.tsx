import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import {
  artistOfPath,
  type PublicPath,
  plainPath,
  publicPath,
  workOfPath,
} from '#web/address/paths.ts'
import { RequireSession } from '#web/app/require-session.tsx'
import { ClientOnly } from '#web/browser/hydrated.tsx'
import { HomePage } from '#web/home/home-page.tsx'
import { UnknownPage } from '#web/pages/unknown-page.tsx'
import { WaitingPage } from '#web/ui/waiting-page.tsx'
import { wantPageWords } from '#web/words/words.ts'

type LoadPage = () => Promise<ComponentType>

const chunks = new Map<string, () => Promise<unknown>>()

// Their words travel with them.
const ArtistPage = lazy(async () => ({
  default: (await import('#web/pages/artist-page.tsx')).ArtistPage,
}))
const WorkPage = lazy(async () => ({
  default: (await import('#web/pages/work-page.tsx')).WorkPage,
}))

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

function withCalls(
  Calls: ComponentType<{ children: ReactNode }>,
  Page: ComponentType,
): () => ReactNode {
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
const BulkPage = laterWithCalls(
  '/bulk',
  async () => (await import('#web/bulk/bulk-page.tsx')).BulkPage,
)
const CountedPage = laterWithCalls(
  '/counted',
  async () => (await import('#web/counted/counted-page.tsx')).CountedPage,
)
const AdminPage = laterWithCalls(
  '/admin',
  async () => (await import('#web/admin/admin-page.tsx')).AdminPage,
)
const AccountPage = laterWithCalls(
  '/account',
  async () => (await import('#web/accounts/own/account-page.tsx')).AccountPage,
)
const PricingPage = laterWithCalls(
  '/pricing',
  async () => (await import('#web/pages/pricing-page.tsx')).PricingPage,
)
const SharedPage = laterWithCalls(
  '/shared',
  async () => (await import('#web/pages/shared-page.tsx')).SharedPage,
)
const AboutPage = later('/about', async () => (await import('#web/pages/about-page.tsx')).AboutPage)
const FaqPage = later('/faq', async () => (await import('#web/pages/faq-page.tsx')).FaqPage)
const ArtworksPage = later(
  '/artworks',
  async () => (await import('#web/pages/artworks-page.tsx')).ArtworksPage,
)
const ComparePage = later(
  '/compare',
  async () => (await import('#web/pages/compare-page.tsx')).ComparePage,
)
const GlossaryPage = later(
  '/glossary',
  async () => (await import('#web/pages/glossary-page.tsx')).GlossaryPage,
)
const HowWeWritePage = later(
  '/how-we-write',
  async () => (await import('#web/pages/how-we-write-page.tsx')).HowWeWritePage,
)
const AccuracyPage = later(
  '/accuracy',
  async () => (await import('#web/pages/accuracy-page.tsx')).AccuracyPage,
)
const ContactPage = later(
  '/contact',
  async () => (await import('#web/pages/contact-page.tsx')).ContactPage,
)
const DevelopersPage = laterWithCalls(
  '/developers',
  async () => (await import('#web/pages/developers-page.tsx')).DevelopersPage,
)
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

/** The public pages are written at build time, in each language. */
const PUBLIC_PAGES: Record<PublicPath, ReactNode> = {
  '/': <HomePage />,
  '/login': <LoginPage />,
  '/pricing': <PricingPage />,
  '/about': <AboutPage />,
  '/faq': <FaqPage />,
  '/artworks': <ArtworksPage />,
  '/compare': <ComparePage />,
  '/glossary': <GlossaryPage />,
  '/how-we-write': <HowWeWritePage />,
  '/accuracy': <AccuracyPage />,
  '/contact': <ContactPage />,
  '/developers': <DevelopersPage />,
  '/privacy-policy': <PrivacyPage />,
  '/terms-conditions': <TermsPage />,
}

/**
 * The browser builds these from the common file; the private ones are for those who are logged in.
 */
const OPEN_PAGES = new Map<string, ReactNode>([
  ['/style-demo', <StyleDemoPage key="style-demo" />],
  ['/reset-password', <ResetPage key="reset-password" />],
  ['/shared', <SharedPage key="shared" />],
])
const PRIVATE_PAGES = new Map<string, ReactNode>([
  ['/dashboard', <DashboardPage key="dashboard" />],
  ['/query', <QueryPage key="query" />],
  ['/history', <HistoryPage key="history" />],
  ['/describe', <DescribePage key="describe" />],
  ['/bulk', <BulkPage key="bulk" />],
  ['/counted', <CountedPage key="counted" />],
  ['/admin', <AdminPage key="admin" />],
  ['/account', <AccountPage key="account" />],
])

function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<WaitingPage />}>{children}</Suspense>
}

function PageInBrowser({ pathname }: { pathname: string }) {
  const path = plainPath(pathname)
  // The link of the reset mail, and one to what is shared, go on with a token.
  const open = OPEN_PAGES.get(path.replace(/^(\/reset-password|\/shared)\/[^/]+$/, '$1'))
  if (open) return <Opening>{open}</Opening>
  const page = PRIVATE_PAGES.get(path)
  if (!page) return <UnknownPage />
  return (
    <RequireSession>
      <Opening>{page}</Opening>
    </RequireSession>
  )
}

/**
 * The page at the address. It is no matter of its that the frame learns who is logged in: drawn
 * again before its chunk is here, a written page would give way to a word of waiting.
 */
export const Page = memo(function Page() {
  const { pathname } = useLocation()
  const path = publicPath(pathname)
  if (path !== null) return <Opening>{PUBLIC_PAGES[path]}</Opening>
  const slug = workOfPath(pathname)
  if (slug !== null)
    return (
      <Opening>
        <WorkPage slug={slug} />
      </Opening>
    )
  const maker = artistOfPath(pathname)
  if (maker !== null)
    return (
      <Opening>
        <ArtistPage key={maker} maker={maker} />
      </Opening>
    )
  return (
    <ClientOnly before={<title>Artsking</title>}>
      <PageInBrowser pathname={pathname} />
    </ClientOnly>
  )
})
