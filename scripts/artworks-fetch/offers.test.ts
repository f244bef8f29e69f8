import { expect, test } from 'vitest'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { leadsOf } from './leads.ts'
import { type Ask, offerOf } from './offers.ts'

/** A museum that gives one answer. */
function answering(answer: unknown): { ask: Ask; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    ask: async (address, schema) => {
      asked.push(address)
      return schema.parse(answer)
    },
  }
}

const sourced = (...urls: string[]): Artwork =>
  ({
    sources: urls.map((url, index) => ({ id: `s${index}`, url })),
    identitySources: urls.map((_, index) => `s${index}`),
  }) as Artwork

test('the addresses of the catalogue lead to museums first', () => {
  const work = sourced(
    'https://fr.wikipedia.org/wiki/La_Nuit_%C3%A9toil%C3%A9e',
    'https://www.artic.edu/artworks/27992/a-sunday-on-la-grande-jatte',
    'https://www.metmuseum.org/art/collection/search/435868',
    'https://example.org/',
  )
  expect(leadsOf(work)).toEqual([
    { from: 'Art Institute of Chicago', id: '27992' },
    { from: 'The Met', id: '435868' },
    { from: 'Wikimedia Commons', host: 'fr.wikipedia.org', article: 'La_Nuit_étoilée' },
  ])
})

test('most works of the catalogue with a study have an address to ask', async () => {
  const { artworks } = realCatalogue()
  expect(artworks.filter((work) => leadsOf(work).length > 0).length).toBeGreaterThan(60)
})

test('the Met’s photograph is taken where it is given away', async () => {
  const object = {
    isPublicDomain: true,
    primaryImage: 'https://images.metmuseum.org/CRDImages/ep/original/DT1567.jpg',
    objectURL: 'https://www.metmuseum.org/art/collection/search/435868',
  }
  const { ask, asked } = answering(object)
  const lead = { from: 'The Met', id: '435868' } as const
  expect(await offerOf(lead, ask)).toMatchObject({ image: object.primaryImage, licence: 'CC0' })
  expect(asked).toEqual(['https://collectionapi.metmuseum.org/public/collection/v1/objects/435868'])
  const kept = answering({ ...object, isPublicDomain: false })
  await expect(offerOf(lead, kept.ask)).rejects.toThrow('does not give its photograph away')
})

test('Chicago’s photograph is taken where it is given away', async () => {
  const lead = { from: 'Art Institute of Chicago', id: '27992' } as const
  const given = answering({ data: { is_public_domain: true, image_id: 'abc' } })
  expect((await offerOf(lead, given.ask)).image).toBe(
    'https://www.artic.edu/iiif/2/abc/full/1686,/0/default.jpg',
  )
  const kept = answering({ data: { is_public_domain: true, image_id: null } })
  await expect(offerOf(lead, kept.ask)).rejects.toThrow('does not give its photograph away')
})
