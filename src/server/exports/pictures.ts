import { join } from 'node:path'
import type { Analysis } from '#shared/api/analysis.ts'
import { STUDIES } from '#shared/studies.ts'
import type { User } from '../accounts/user.ts'
import type { KeptPictures } from '../analysis/kept-pictures.ts'
import { contentOf, type Photographs } from '../photographs/photographs.ts'
import type { Picture } from './pdf/picture.ts'
import { EXPORT_WORDS } from './words.ts'

interface Parts {
  keptPictures: KeptPictures
  photographs: Photographs
  /** The folder of the studies; null: there is none. */
  studies: string | null
}

/** The pictures that analyses are printed with. */
export function createPictures({ keptPictures, photographs, studies }: Parts) {
  const fileOf = (slug: string, isLarge: boolean) => `${slug}-${isLarge ? 1600 : 768}.webp`

  return {
    /**
     * The reader's own picture where a copy is kept of it, else a photograph of the work, else our
     * study after it.
     */
    async of(user: User, { id, language, identification }: Analysis): Promise<Picture | null> {
      const words = EXPORT_WORDS[language]
      const own = await keptPictures.of(id, user.id)
      if (own !== null) return { bytes: own, caption: words.ownPicture }
      const { slug, title, artist } = identification.artwork
      const photograph = (await photographs.list()).find((each) => each.slug === slug)
      const bytes = photograph && (await photographs.file(fileOf(slug, photograph.large)))
      if (bytes)
        return { bytes, caption: words.photographFrom(photograph.credit, photograph.licence) }
      const study = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
      const painted =
        study && studies !== null && (await contentOf(join(studies, fileOf(slug, study.large))))
      return painted ? { bytes: painted, caption: words.study(title, artist) } : null
    },
  }
}
export type Pictures = ReturnType<typeof createPictures>
