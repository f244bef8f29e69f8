import type { Picture } from '#shared/api/measurements.ts'
import type { SeenWork, Sight } from './look.ts'

interface Told {
  name: string
  artist: string
  description?: string | undefined
}

/** What an answer says of the picture that was sent. */
export function pictureOf(
  sight: Sight,
  place: SeenWork | null,
  { name, artist, description }: Told,
): Picture {
  return {
    width: sight.width,
    height: sight.height,
    outline: place?.outline?.map(([x, y]): [number, number] => [x, y]) ?? null,
    matching_points: sight.work?.matching ?? 0,
    told: { title: name, artist, description: description ?? '' },
  }
}
