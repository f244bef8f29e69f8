import { expect, test } from 'vitest'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { withTags } from '#web/found/head-tags.ts'

const data: WorkPageData = {
  work: {
    ...{
      slug: 'mona-lisa',
      title: 'La Joconde',
      artist: 'Léonard de Vinci',
      date: 'vers 1503',
      from: 1503,
    },
    ...{ century: 'XVIe siècle', kind: 'portrait', place: 'Louvre', ratio: 0.67, isWhole: true },
    study: { width: 515, height: 768, large: true },
  },
  label: {
    ...{ slug: 'mona-lisa', title: 'La Joconde', original_title: null, artist: 'Léonard de Vinci' },
    ...{ artist_dates: '1452–1519', date: 'vers 1503', medium: 'huile sur bois', size: null },
    ...{ collection: 'Musée du Louvre, Paris', inventory: null },
  },
  ...{
    vouched: null,
    sections: [],
    terms: [],
    looking: null,
    questions: [],
    sources: [],
    depths: [],
    related: [],
  },
}

test('a shared link to a work shows its picture, and search engines read what it is, in each language', () => {
  const html = withTags('<title>La Joconde</title></head>', '/fr/artworks/mona-lisa', {
    work: data,
  })
  expect(html).toContain('content="https://artsking.example/share/mona-lisa.jpg"')
  expect(html).toContain(
    'hreflang="zh-TW" href="https://artsking.example/zh-TW/artworks/mona-lisa"',
  )
  const [, json = ''] = /ld\+json">(.*?)<\/script>/u.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'VisualArtwork',
    name: 'La Joconde',
    creator: { name: 'Léonard de Vinci' },
    artMedium: 'huile sur bois',
    inLanguage: 'fr',
  })
  expect(json).not.toContain('"size"')
})

test('the picture of a shared link is told by what there is to be seen, where the work is described, else by its title', () => {
  const altIn = (work: WorkPageData) =>
    /og:image:alt" content="([^"]*)"/u.exec(
      withTags('</head>', '/fr/artworks/mona-lisa', { work }),
    )?.[1]
  expect(altIn(data)).toBe('La Joconde')
  const alternative = 'Une femme, dite « "Lisa" », assise & de face.'
  expect(altIn({ ...data, work: { ...data.work, alternative } })).toBe(
    'Une femme, dite « &quot;Lisa&quot; », assise &amp; de face.',
  )
})

test('a work without a picture of ours is shared with that of the site, and names none as its own', () => {
  const unseen = { ...data, work: { ...data.work, study: null } }
  const html = withTags('</head>', '/artworks/guernica', { work: unseen })
  expect(html).toContain('share/the-starry-night.jpg')
  expect(html).not.toContain('"image"')
})
