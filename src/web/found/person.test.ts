import { expect, test } from 'vitest'
import type { ArtistPageData } from '#web/artworks/artist-page-data.ts'
import { withTags } from '#web/found/head-tags.ts'

const munch: ArtistPageData = {
  ...{ key: 'edvard-munch', name: 'Edvard Munch', otherNames: ['孟克'], dates: '1863–1944' },
  ...{ born: 1863, died: 1944, origin: 'Norwegian', several: false },
  life: [{ text: 'He lived in Berlin.', sources: [1] }],
  sources: [],
  works: [
    { slug: 'madonna', title: 'Madonna', artist: '', date: '1894', study: null, ratio: 0.8 },
    {
      ...{ slug: 'the-scream', title: 'The Scream', artist: '', date: '1893', ratio: 0.8 },
      study: { width: 600, height: 768, large: true },
    },
  ],
}
const dataIn = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/u.exec(html)?.[1] ?? 'null')

test('search engines read who a maker was, and a link to them shows a work that we have a picture of', () => {
  const html = withTags('<title>Edvard Munch</title></head>', '/artists/edvard-munch', {
    artist: munch,
  })
  expect(dataIn(html)).toMatchObject({
    '@type': 'Person',
    name: 'Edvard Munch',
    birthDate: '1863',
    deathDate: '1944',
    description: 'He lived in Berlin.',
  })
  expect(html).toContain('share/the-scream.jpg')
  expect(html).toContain('hreflang="fr" href="https://artsking.example/fr/artists/edvard-munch"')
})

test('several people who worked together are told as no person', () => {
  const html = withTags('</head>', '/artists/edvard-munch', { artist: { ...munch, several: true } })
  expect(dataIn(html)).toBeNull()
})
