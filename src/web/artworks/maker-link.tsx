import { Link } from '#web/ui/link.tsx'

/** The name of a maker, which leads to their page where they have one. */
export function MakerLink({
  name,
  maker,
  className = 'text-link',
}: {
  name: string
  maker: string | undefined
  className?: string
}) {
  if (maker === undefined) return name
  return (
    <Link to={`/artists/${maker}`} className={className}>
      {name}
    </Link>
  )
}
