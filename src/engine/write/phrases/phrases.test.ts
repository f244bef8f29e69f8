import { expect, test } from 'vitest'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { labelOf } from '#engine/gather/label.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

function work(slug: string): Artwork {
  const found = realCatalogue().bySlug.get(slug)
  if (!found) throw new Error(`the catalogue has no ${slug}`)
  return found
}

test('English counts a print, and does not count oil', () => {
  const object = (slug: string) => en.object(labelOf(work(slug), 'en'))?.text
  expect(object('the-great-wave-off-kanagawa')).toMatch(/^It is a colour woodblock print, /u)
  expect(object('the-starry-night')).toMatch(/^It is oil on canvas, /u)
})

test('French elides before the name of a maker', () => {
  const maker = (slug: string) => fr.maker(labelOf(work(slug), 'fr'), work(slug)).text
  expect(maker('liberty-leading-the-people')).toContain('est une œuvre d’Eugène Delacroix')
  expect(maker('mona-lisa')).toContain('est une œuvre de Léonard de Vinci')
})
