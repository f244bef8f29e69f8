import { join } from 'node:path'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'

/** The catalogue as it was built. */
export const realCatalogue = lazyCatalogue(join(import.meta.dirname, '../dist/catalogue.json'))
