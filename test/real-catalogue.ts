import { join } from 'node:path'
import { catalogueOf, lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { once } from '#engine/search/once.ts'

/** The catalogue as it was built. */
export const realCatalogue = lazyCatalogue(join(import.meta.dirname, '../dist/catalogue.json'))

/** The same without the ring of labels: the open sources of the tests have works of it. */
export const catalogueWithoutRing = once(() => catalogueOf(realCatalogue().artworks))
