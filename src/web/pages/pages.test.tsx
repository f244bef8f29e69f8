import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import { openPage } from '#test/page.tsx'
import { PUBLIC_PATHS } from '#web/address/paths.ts'
import { sitemap } from '#web/found/site-files.ts'
import { structuredData } from '#web/found/structured-data.ts'

test('the questions can be searched, whatever the accents and the case', async () => {
  const user = openPage('/faq')
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search the questions' }),
    'IPHONE heic',
  )
  await screen.findByText('1 answer found')
  screen.getByText('Which pictures can I send?')
  expect(screen.queryByText('Who is it for?')).toBeNull()
  await user.type(screen.getByRole('searchbox'), ' elephant')
  await screen.findByText(/No question contains these words/)
})

test('the style demo shows four works in four layouts', async () => {
  const user = openPage('/style-demo')
  const layouts = within(await screen.findByRole('group', { name: 'Layout' }))
  expect(layouts.getAllByRole('radio')).toHaveLength(4)
  screen.getByText('The work changes every 5 seconds.')
  screen.getByText(/Vincent van Gogh .* · June 1889/u)
  await user.click(layouts.getByRole('radio', { name: 'Minimal' }))
  screen.getByText('The work changes every 12 seconds.')
  for (const name of ['Split', 'Mosaic']) {
    await user.click(layouts.getByRole('radio', { name }))
    expect(within(screen.getByRole('main')).getAllByRole('img')).toHaveLength(4)
  }
})

test('a work of the style demo gives way to the next one in time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openPage('/style-demo')
  await screen.findByAltText(/night sky/)
  await vi.advanceTimersByTimeAsync(5100)
  await screen.findByAltText(/headscarf/)
  vi.useRealTimers()
})

test('a customer reads the terms and the privacy policy without remarks to us', async () => {
  for (const path of ['/privacy-policy', '/terms-conditions']) {
    openPage(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('main').textContent).not.toMatch(/draft|lawyer/iu)
    cleanup()
  }
})

test('the way in names the photo beside the name', async () => {
  openPage('/about')
  await screen.findByText(/send a photo of it/u)
})

test('search engines read the prices that the plans have, and every page in every language', () => {
  const data = JSON.stringify(structuredData('/pricing', 'en'))
  // A product may not be offered for nothing; an application may.
  expect(data).toContain('"@type":"WebApplication"')
  for (const { pricePence } of [...Object.values(PLANS), QUERY_PACK])
    expect(data).toContain(`"price":"${(pricePence / 100).toFixed(2)}","priceCurrency":"GBP"`)
  expect(JSON.stringify(structuredData('/faq', 'en'))).toContain('Which pictures can I send?')
  expect(sitemap().match(/<url>/g)).toHaveLength(LANGUAGES.length * PUBLIC_PATHS.length)
  expect(sitemap()).toContain('<loc>https://artsking.example/zh-TW/faq</loc>')
})

test('the wall shows all works, is searched in any language and narrowed by who made them', async () => {
  const user = openPage('/artworks')
  const link = await screen.findByRole('link', { name: /Mona Lisa/u })
  expect(link.getAttribute('href')).toBe('/artworks/mona-lisa')
  const shown = () => screen.getByRole('main').querySelectorAll('ul > li').length
  const all = shown()
  expect(all).toBeGreaterThan(150)
  await user.type(screen.getByRole('searchbox'), 'joconde')
  await screen.findByText('1 work')
  expect(screen.getByTestId('address').textContent).toBe('/artworks?search=joconde')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(shown()).toBe(all)
  await user.selectOptions(screen.getByLabelText('Maker'), 'Vincent van Gogh')
  expect(shown()).toBeGreaterThan(3)
  const dated = [...screen.getByLabelText<HTMLSelectElement>('Time').options].map(
    (one) => one.textContent,
  )
  expect(dated).toEqual(['All', '19th century'])
})

test('a wall on which nothing fits says so', async () => {
  openPage('/artworks?search=xylophone')
  await screen.findByText(/No work fits/u)
})
