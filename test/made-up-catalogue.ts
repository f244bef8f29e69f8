import { catalogueOf } from '#engine/catalogue/catalogue.ts'
import { once } from '#engine/search/once.ts'
import { madeUpWork } from './made-up-work.ts'
import { realCatalogue } from './real-catalogue.ts'

/**
 * The catalogue as it was built without its questions, and a work with questions that nobody
 * rewrites.
 */
export const madeUpCatalogue = once(() => {
  const others = realCatalogue().artworks.map((artwork) => ({ ...artwork, questions: null }))
  return catalogueOf([...others, madeUpWork])
})
