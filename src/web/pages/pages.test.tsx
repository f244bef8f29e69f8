import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import { openPage } from '#test/page.tsx'
import { PUBLIC_PATHS } from '#web/app/paths.ts'
import { sitemap } from '#web/found/site-files.ts'
import { structuredData } from '#web/found/structured-data.ts'

test('the questions can be searched, whatever the accents and the case', async () => {
  const user = openPage('/faq')
  await user.type(await screen.findByRole('searchbox', { name: 'Search the questions' }), 'IPHONE heic')
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
  await screen.findByAltText(/turban/)
  vi.useRealTimers()
})

test('search engines read the prices that the plans have, and every page in every language', () => {
  const data = JSON.stringify(structuredData('/pricing', 'en'))
  for (const { pricePence } of [...Object.values(PLANS), QUERY_PACK])
    expect(data).toContain(`"price":"${(pricePence / 100).toFixed(2)}","priceCurrency":"GBP"`)
  expect(JSON.stringify(structuredData('/faq', 'en'))).toContain('Which pictures can I send?')
  expect(sitemap().match(/<url>/g)).toHaveLength(LANGUAGES.length * PUBLIC_PATHS.length)
  expect(sitemap()).toContain('<loc>https://artsking.example/zh-TW/faq</loc>')
})

test('the works that are told whole are listed, and each leads to the question about it', async () => {
  openPage('/artworks')
  const link = await screen.findByRole('link', { name: /Mona Lisa/u })
  expect(link.getAttribute('href')).toBe('/query?name=Mona%20Lisa&artist=Leonardo%20da%20Vinci')
  const works = screen.getByRole('main').querySelectorAll('ol > li')
  expect(works.length).toBeGreaterThan(30)
  expect(screen.getByText(new RegExp(`^These ${works.length} works`, 'u'))).toBeTruthy()
})
