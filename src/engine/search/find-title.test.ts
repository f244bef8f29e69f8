import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { findTitle, isMadeBy } from './find-title.ts'
import { indexTitles } from './title-index.ts'

const { titles, artworks, bySlug } = realCatalogue()
const complete = artworks.filter(hasFullText)
const find = (title: string, artist = '') => findTitle(titles, title, artist)

/** The work that is told, or null. */
function found(title: string, artist = ''): string | null {
  const finding = find(title, artist)
  return finding.kind === 'one' ? finding.artwork.slug : null
}

/** The works that are told or offered. */
function offered(title: string, artist = ''): string[] {
  const finding = find(title, artist)
  const works = finding.kind === 'one' ? [finding.artwork, ...finding.others] : finding.works
  return works.map(({ slug }) => slug)
}

function namesOf(artwork: Artwork): string[] {
  return [
    ...LANGUAGES.map((language) => artwork.titles[language]),
    artwork.originalTitle ?? '',
    ...artwork.aliases,
  ].filter((name) => name !== '')
}

/** Small, repeatable random numbers, so that the typos are the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function withTypo(name: string, next: () => number): string {
  const letters = [...name]
  const at = Math.floor(next() * letters.length)
  const letter = /\p{Script=Han}/u.test(name)
    ? '大'
    : 'abcdefghijklmnopqrstuvwxyz'[Math.floor(next() * 26)]
  const kind = Math.floor(next() * 4)
  if (kind === 0 && letters.length > 1) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letter ?? 'a')
  else if (kind === 2) letters[at] = letter ?? 'a'
  else
    letters.splice(
      Math.max(0, at - 1),
      2,
      ...letters.slice(Math.max(0, at - 1), Math.max(0, at - 1) + 2).reverse(),
    )
  return letters.join('')
}

test('every work is found by each of its names, in any case and without accents', () => {
  const missed = artworks.flatMap((artwork) =>
    namesOf(artwork)
      .flatMap((name) => [name, name.toUpperCase(), name.normalize('NFD').replace(/\p{M}/gu, '')])
      .filter((name) => !offered(name).includes(artwork.slug)),
  )
  expect(missed).toEqual([])
})

test('a name with the maker beside it finds the work of that maker', () => {
  const missed = artworks.flatMap((artwork) =>
    LANGUAGES.filter(
      (language) => found(artwork.titles[language], artwork.artist.name[language]) !== artwork.slug,
    ).map(
      (language) =>
        `${artwork.slug} ${language}: ${found(artwork.titles[language], artwork.artist.name[language])}`,
    ),
  )
  expect(missed).toEqual([])
})

test('a slip of the finger in any name of the complete works: nearly all are found, and never another work', () => {
  const next = random(7)
  let tried = 0
  let right = 0
  const wrong: string[] = []
  const missed: string[] = []
  for (const artwork of complete) {
    for (const name of namesOf(artwork)) {
      for (let round = 0; round < 5; round++) {
        const typed = withTypo(name, next)
        // Chinese names of one or two characters with another character in them are other words.
        if (/\p{Script=Han}/u.test(name) && [...name].length <= 3 && typed !== name) continue
        const told = found(typed)
        tried++
        if (/\p{Script=Han}/u.test(name)) {
          tried--
          if (told !== null && told !== artwork.slug) wrong.push(`${typed} → ${told}`)
        } else if (offered(typed).includes(artwork.slug)) right++
        else if (told === null) missed.push(typed)
        else wrong.push(`${typed} → ${told}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(right / tried, missed.join(', ')).toBeGreaterThanOrEqual(0.98)
})

test('a word for a work, or a stray letter, tells no work', () => {
  expect(found('Painting')).toBeNull()
  expect(offered('Painting')).toContain('painting-1946')
  expect(found('Painting', 'Francis Bacon')).toBe('painting-1946')
  expect(found('The Arto f Painting')).toBeNull()
})

describe('the maker in the same line', () => {
  test.each([
    ['Mona Lisa by Leonardo da Vinci', 'mona-lisa'],
    ['La Joconde de Léonard de Vinci', 'mona-lisa'],
    ['leonardo mona lisa', 'mona-lisa'],
    ['El grito de Edvard Munch', 'the-scream'],
    ['梵谷的星夜', 'the-starry-night'],
    ['the painting Mona Lisa', 'mona-lisa'],
    ['tableau La Nuit étoilée', 'the-starry-night'],
  ])('%s', (typed, slug) => {
    expect(found(typed)).toBe(slug)
  })
})

test('a part that no other title has finds the work, as likely', () => {
  expect(find('Arnolfini')).toMatchObject({
    kind: 'one',
    artwork: { slug: 'the-arnolfini-portrait' },
  })
  expect(find('Arnolfini')).not.toMatchObject({ confidence: 1 })
})

test('a work by another maker than the one named is offered and never told', () => {
  for (const maker of ['Claude Monet', 'Some Unknown', 'Monet']) {
    expect(find('Mona Lisa', maker).kind).toBe('none')
    expect(offered('Mona Lisa', maker)).toContain('mona-lisa')
  }
  for (const maker of ['leonardo', 'Leonardo da Vinchi', 'L. da Vinci', '達文西', '达芬奇'])
    expect(found('Mona Lisa', maker)).toBe('mona-lisa')
})

test('a maker is known by any spelling of the name', () => {
  const monaLisa = bySlug.get('mona-lisa')
  expect(monaLisa && isMadeBy(titles, monaLisa, 'Léonard de Vinci')).toBe(true)
  expect(monaLisa && isMadeBy(titles, monaLisa, 'Monet')).toBe(false)
})

describe('what stands round a title', () => {
  test.each([
    ['Mona Lisa Louvre', 'mona-lisa'],
    ['Guernica, 1937', 'guernica'],
    ['Who painted The Starry Night?', 'the-starry-night'],
    ['tell me about the last supper in milan', 'the-last-supper'],
    ['¿Quién pintó Las Meninas?', 'las-meninas'],
    ['le tableau de la Liberté guidant le peuple au Louvre', 'liberty-leading-the-people'],
    ['《戴珍珠耳环的少女》', 'girl-with-a-pearl-earring'],
    ['蒙娜麗莎是誰畫的？', 'mona-lisa'],
    ['梵高 星空', 'the-starry-night'],
    ['girl with a perl earing', 'girl-with-a-pearl-earring'],
    ['night hawks', 'nighthawks'],
    ['monalisa louvre', 'mona-lisa'],
    [
      'the painting of a couple with a convex mirror, a chandelier and a little dog',
      'the-arnolfini-portrait',
    ],
  ])('%s', (typed, slug) => {
    expect(found(typed)).toBe(slug)
  })
})

test('a description that fits two works offers both, the likelier first', () => {
  const works = offered('the painting of a couple with a mirror and a little dog')
  expect(works[0]).toBe('the-arnolfini-portrait')
  expect(works).toContain('las-meninas')
})

describe('a maker or a place alone is answered with a choice of works', () => {
  test.each([
    ['Dalí', 'the-persistence-of-memory'],
    ['J.-L. David', 'the-death-of-marat'],
    ['Leonardo da Vinci Louvre', 'mona-lisa'],
    ['who is Claude Monet', 'impression-sunrise'],
    ['維梅爾', 'the-milkmaid'],
    ['Rijksmuseum', 'the-night-watch'],
  ])('%s', (typed, slug) => {
    expect(find(typed)).toMatchObject({ kind: 'choice', why: 'maker' })
    expect(offered(typed)).toContain(slug)
  })
})

test('Dalí never leads to David, nor J.-L. David to Michelangelo', () => {
  for (const typed of ['Dalí', 'Dali', 'Salvador Dalí', 'J.-L. David', 'Jacques-Louis David'])
    expect(offered(typed)).not.toContain('david')
})

test('one changed character is another work in Chinese', () => {
  for (const typed of ['雅典醫院', '雅典学校', '星月', '格爾尼亞', '蒙娜莉莎的眼淚', '最後的早餐'])
    expect(found(typed), typed).toBeNull()
  expect(found('雅典学院')).toBe('the-school-of-athens')
})

describe('the ring of labels', () => {
  test.each([
    ['The Kiss', '', 'the-kiss'],
    ['Le Baiser', '', 'the-kiss'],
    ['The Kiss by Rodin', '', 'le-baiser-rodin'],
    ['The Kiss', 'Auguste Rodin', 'le-baiser-rodin'],
    ['羅丹的吻', '', 'le-baiser-rodin'],
    ['Il bacio Hayez', '', 'the-kiss-hayez'],
    ['El entierro del conde de Orgaz', '', 'el-entierro-del-conde-de-orgaz'],
    ['L’Angélus de Millet', '', 'langelus'],
    ['富春山居图', '', 'dwelling-in-the-fuchun-mountains'],
    ['毛公鼎', '', 'mao-gong-ding'],
    ['portrait of madam x', '', 'madame-x'],
    ['Het Joodse bruidje', '', 'the-jewish-bride'],
    ['The Birth of Venus', '', 'the-birth-of-venus'],
    ['The Birth of Venus', 'Cabanel', 'the-birth-of-venus-cabanel'],
  ])('%s %s', (typed, maker, slug) => {
    expect(found(typed, maker)).toBe(slug)
  })

  test('a told work wins over one of the ring that is far better known, unless the maker says otherwise', () => {
    const [told] = complete
    if (!told) throw new Error('no told work')
    const name = { en: 'Ada Morrow', fr: 'Ada Morrow', es: 'Ada Morrow', 'zh-TW': '艾達・莫羅' }
    const artist = { ...told.artist, key: 'ada-morrow', name, aliases: [] }
    const namesake = { ...told, slug: 'namesake', artist, fame: 100, essays: null, questions: null }
    const index = indexTitles([{ ...told, fame: 1 }], [namesake])
    const { en } = told.titles
    expect(findTitle(index, en, '')).toMatchObject({
      kind: 'one',
      artwork: { slug: told.slug },
      others: [namesake],
    })
    expect(findTitle(index, en, 'Ada Morrow')).toMatchObject({
      kind: 'one',
      artwork: { slug: 'namesake' },
    })
  })

  test('a name in its order goes before the same words in another', () => {
    const [told] = complete
    if (!told) throw new Error('no told work')
    const night = { ...told, slug: 'night', titles: { ...told.titles, en: 'Lamps at Night' } }
    const namesake = {
      ...night,
      slug: 'namesake',
      titles: { ...told.titles, en: 'The Night Lamps' },
    }
    const index = indexTitles(
      [{ ...night, aliases: [] }],
      [{ ...namesake, aliases: [], essays: null }],
    )
    const slugOf = (typed: string) => {
      const finding = findTitle(index, typed, '')
      return finding.kind === 'one' ? finding.artwork.slug : finding.works.map(({ slug }) => slug)
    }
    expect(slugOf('Lamps at Night')).toBe('night')
    expect(slugOf('The Night Lamps')).not.toBe('night')
  })

  test('a greeting is no part of a name', () => {
    expect(find('hello')).toMatchObject({ kind: 'none' })
  })

  test('two of the ring with one name are asked about', () => {
    expect(find('The Descent from the Cross')).toMatchObject({ kind: 'choice', why: 'name' })
  })
})

// Plausible, made up, or real works that we do not have.
const NOT_OURS = [
  'The Moonlit Umbrella',
  'Sunset over the Quiet Harbour',
  'Portrait of a Woman with a Violet Shawl',
  'The Red Garden',
  'The Clockmaker’s Daughter',
  'Still Life with Broken Lute',
  'The Girl with the Golden Comb',
  'The Blue Horse at Dawn',
  'Boy with a Paper Crown',
  'The Fisherman’s Prayer',
  'The Lantern Seller of Kyoto',
  'Winter Ferry',
  'The Weeping Cardinal',
  'Madonna of the Almond Tree',
  'View of a Village in Snow',
  'The Merchant of Bruges',
  'Composition in Green and Ash',
  'The Last Violinist',
  'Saint Agnes among the Wolves',
  'The Two Sailors',
  'Dance of the Harvest Moon',
  'The Night Market',
  'The Birth of Mercury',
  'The Great Storm off Nagasaki',
  'Liberty Crossing the River',
  'Kiss of the Rain',
  'Impression, Sunset',
  'The Scream of the Gull',
  'Starry Night over the Alps',
  'Girl with a Pearl Necklace and Dog',
  'La Nuit des lanternes',
  'Le Jardin du notaire',
  'La Femme au perroquet vert',
  'El jardín de los relojes',
  'La noche de los pescadores',
  'Retrato de un boticario',
  '雨中的渡船',
  '紅色庭院',
  '夜市',
  '戴銀耳環的男孩',
]

test('most of a name among mistyped or other words offers its work', () => {
  for (const [typed, slug] of [
    ['garden of earthly delites', 'the-garden-of-earthly-delights'],
    ['water lillies the big oval rooms paris', 'water-lilies-orangerie'],
  ] as const)
    expect(find(typed)).toMatchObject({ kind: 'none', works: [{ slug }] })
})

test('a work is offered for a word of its name with a thing that is seen in it', () => {
  for (const [typed, slug] of [
    ['一個人在橋上吶喊', 'the-scream'],
    ['星夜下的村莊', 'the-starry-night'],
  ] as const)
    expect(offered(typed), typed).toContain(slug)
})

test('of a maker’s works the one that is described is offered first', () => {
  expect(offered('el triptico del bosco con el infierno y las fresas')[0]).toBe(
    'the-garden-of-earthly-delights',
  )
  expect(offered('le tableau de Millet avec les femmes qui ramassent le blé')[0]).toBe(
    'the-gleaners',
  )
})

test('words that stand in a work apart from each other, or one character of its name, offer nothing', () => {
  for (const typed of ['lady with no arms louvre', '燒成兩半的那幅山水', '林大明'])
    expect(offered(typed), typed).toEqual([])
})

test('titles of works that we do not know find none', () => {
  expect(NOT_OURS).toHaveLength(40)
  expect(
    NOT_OURS.filter((title) => found(title) !== null).map((title) => `${title} → ${found(title)}`),
  ).toEqual([])
})

test('whatever is typed, the search answers', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 30 }),
      (title, artist) => {
        expect(['one', 'choice', 'none']).toContain(find(title, artist).kind)
      },
    ),
    { numRuns: 300 },
  )
})
