import type { Eye } from '#engine/observe/eye.ts'
import { measurementsOf } from '#engine/observe/measurements.ts'
import type { DescribeArtwork } from '#shared/api/descriptions.ts'
import { type Described, describeWork } from './describe.ts'

/** Looks at an artist's picture and describes it. */
export interface Describer {
  /** @param picture A file that nobody vouches for. @throws PictureError where it is refused. */
  describe(body: DescribeArtwork, picture: string, signal: AbortSignal): Promise<Described>
}

export function createDescriber(eye: Pick<Eye, 'look'>): Describer {
  return {
    async describe(body, picture, signal) {
      const sight = await eye.look(picture, signal)
      return describeWork(body, measurementsOf(sight.photo, 'photo', body.language))
    },
  }
}
