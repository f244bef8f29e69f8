import { useIsCurrent } from '#web/app/navigation-link.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'

function BarLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={useIsCurrent(to) ? 'page' : undefined}
        className="flex h-16 flex-col items-center justify-center gap-0.5 text-quiet text-xs aria-[current]:text-accent"
      >
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}

/** What a visitor needs in the museum, under the thumb: on phones, for those who are logged in. */
export function BottomBar() {
  const { bottomBar } = useWords()
  return (
    <>
      {/* Room for the bar, so that it never lies on the footer. */}
      <div className="h-16 bg-wall-low sm:hidden" />
      <nav
        aria-label={bottomBar.navigation}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
      >
        <ul className="grid grid-cols-4">
          <BarLink to="/query" icon="ask" label={bottomBar.ask} />
          <BarLink to="/query?tab=image" icon="scan" label={bottomBar.scan} />
          <BarLink to="/history" icon="history" label={bottomBar.history} />
          <BarLink to="/describe" icon="helper" label={bottomBar.helper} />
        </ul>
      </nav>
    </>
  )
}
