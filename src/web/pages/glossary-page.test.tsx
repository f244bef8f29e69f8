import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { openPage } from '#test/page.tsx'
import { pathIn } from '#web/address/paths.ts'
import { definedTerms } from '#web/found/defined-terms.ts'
import { sitemap } from '#web/found/site-files.ts'
import { fetchTerms } from '#web/glossary/terms.ts'
import { GLOSSARY_WORDS } from '#web/words/glossary-words.ts'

/** The page waits for its terms. */
async function open(path: string) {
  let user: ReturnType<typeof openPage> | undefined
  await act(async () => {
    user = openPage(path)
  })
  await screen.findByRole('searchbox', {}, { timeout: 5000 })
  if (!user) throw new Error('no page')
  return user
}

const entry = (key: string) => {
  const found = document.getElementById(key)
  if (!found) throw new Error(`no term ${key}`)
  return found
}

test.for(LANGUAGES)(
  'the glossary in %s has every term under an address of its own',
  async (language) => {
    await open(pathIn(language, '/glossary'))
    await screen.findByRole('heading', { level: 1, name: GLOSSARY_WORDS[language].heading })
    for (const { key, term, is, does } of await fetchTerms(language)) {
      expect(within(entry(key)).getByText(term)).toBeInstanceOf(HTMLElement)
      expect(entry(key).textContent).toContain(is + does)
    }
  },
)

test('a term is found under any of its forms, and leads to works whose texts use it', async () => {
  const user = await open('/glossary')
  await user.type(screen.getByRole('searchbox'), 'frescoes')
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain('One term')
  const link = within(entry('fresco')).getByRole('link', { name: 'The Creation of Adam' })
  expect(link.getAttribute('href')).toBe('/artworks/the-creation-of-adam')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain(
    'No term is called so.',
  )
  await user.click(screen.getByRole('button', { name: 'Show all terms' }))
  expect(entry('impasto')).toBeInstanceOf(HTMLElement)
})

test('terms stand under their letters, in Chinese under their subjects', async () => {
  await open('/fr/glossary')
  const letters = within(screen.getByRole('navigation', { name: 'Lettres' })).getAllByRole('link')
  const names = letters.map(({ textContent }) => textContent)
  expect(names).toEqual([...new Set(names)].sort())
  // « Ébauche », « eau-forte » and « empâtement » begin alike.
  expect(names).toContain('E')
  expect(names).not.toContain('É')
})

test('the Chinese page leads to its subjects', async () => {
  await open('/zh-TW/glossary')
  const subjects = within(screen.getByRole('navigation', { name: '類別' })).getAllByRole('link')
  expect(subjects.map(({ textContent }) => textContent)).toEqual(
    Object.values(GLOSSARY_WORDS['zh-TW'].subjects),
  )
})

test('search engines are told the terms and the address of the page', async () => {
  expect(sitemap()).toContain('<loc>https://artsking.example/es/glossary</loc>')
  const { hasDefinedTerm } = definedTerms(
    await fetchTerms('en'),
    'https://artsking.example/glossary',
  )
  expect(hasDefinedTerm.find(({ name }) => name === 'sfumato')).toEqual({
    '@type': 'DefinedTerm',
    name: 'sfumato',
    description: expect.stringMatching(/^Tones pass .*\. The corners .*\.$/),
    url: 'https://artsking.example/glossary#sfumato',
  })
})
