import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

/** Asks by a call and opens the answer. */
async function openAnswer(page: Page, name: string, language: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    data: { name, language },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/query?analysis=${id}`)
  // It stands below the text, and comes last.
  await expect(page.locator('#marks')).toBeAttached()
}

test('back leads from an answer to the form, and from a text that was found in the history to the search', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('returner'))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Start Artsking/u }).click()
  await page.getByLabel('Artwork Name').first().fill('The Starry Night')
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  await page.waitForURL(/analysis=/u)
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Artwork Name').first()).toHaveValue('')

  await page.goto('/history')
  await page.getByRole('searchbox').fill('梵谷')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 analysis for “梵谷”')).toBeVisible()
  await page.getByRole('link', { name: 'View Full Analysis: The Starry Night' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Analysis History' }).click()
  await expect(page).toHaveURL(/\/history\?search=/u)
  await expect(
    page.getByRole('link', { name: 'View Full Analysis: The Starry Night' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
})

test('the notes in the margin tear no holes into the text, however many there are', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('noter'))
  await openAnswer(page, '神奈川沖浪裏', 'zh-TW')
  const sections = page.locator('article section:has(> h2)')
  await expect(sections.first()).toBeVisible()
  const gaps = await sections.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const text = part.lastElementChild?.getBoundingClientRect().bottom ?? 0
      const next = part.nextElementSibling?.getBoundingClientRect().top
      return next === undefined ? [] : [Math.round(next - text)]
    }),
  )
  expect(gaps.length).toBeGreaterThan(1)
  for (const gap of gaps) expect(gap).toBeLessThan(64)
  await expectNoAxeViolations(page)
})

test('a reader who reloads, goes back or goes forward is where they were in a long text', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('reader'))
  await page.goto('/history')
  await openAnswer(page, 'The Great Wave off Kanagawa', 'en')
  const place = () => page.evaluate(() => Math.round(scrollY))
  // What is still loading above would move the text.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect.poll(place).toBe(2000)
  await page.reload()
  await expect.poll(place).toBe(2000)
  // Within the program, and by way of another document.
  await page
    .getByRole('link', { name: 'Privacy Policy' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/privacy/u)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(2000)
  await page.goBack()
  await expect(page).toHaveURL(/history/u)
  await page.goForward()
  await expect.poll(place).toBe(2000)
  // An address that is opened anew begins at its top.
  await page.goto(page.url())
  await expect(page.locator('#marks')).toBeAttached()
  expect(await place()).toBe(0)
})

test('the switch to the evidence stays under the finger, on and off', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('checker'))
  await openAnswer(page, 'The Great Wave off Kanagawa', 'en')
  const evidence = page.getByRole('checkbox', { name: /Evidence view/u })
  await evidence.scrollIntoViewIfNeeded()
  const top = async () => Math.round((await evidence.boundingBox())?.y ?? -1)
  const before = await top()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const short = await height()
  for (const press of [() => evidence.check(), () => evidence.uncheck()]) {
    await press()
    await expect.poll(top).toBeGreaterThan(before - 2)
    expect(await top()).toBeLessThan(before + 2)
  }
  await evidence.check()
  expect(await height()).toBeGreaterThan(short + 1000)
})

test('no mark begins a line, no term loses its comma, and no note runs into what follows the text', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('typesetter'))
  await openAnswer(page, 'La Laitière', 'fr')
  const { width } = page.viewportSize() ?? { width: 0 }
  const below = await page.locator('article label:has-text("Voir les preuves")').boundingBox()
  const notes = page.locator('article p > small')
  for (const box of await notes.evaluateAll((all) =>
    all.map((note) => note.getBoundingClientRect().bottom),
  ))
    expect(box).toBeLessThanOrEqual(below?.y ?? 0)

  const torn = () => {
    /** The box of the visible letter that stands before or after an element. */
    const letter = (from: Element, side: 'before' | 'after') => {
      const texts = document.createTreeWalker(from.closest('p') ?? from, NodeFilter.SHOW_TEXT)
      const own = Node.DOCUMENT_POSITION_CONTAINED_BY
      let found: [Node, number] | null = null
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.parentElement?.closest('[popover], small')) continue
        const at = from.compareDocumentPosition(text)
        const letters = [...(text.textContent ?? '')]
          .entries()
          .filter(([, sign]) => sign !== '\u2060')
        if (at & own) continue
        if (at & Node.DOCUMENT_POSITION_PRECEDING)
          for (const [place] of letters) found = [text, place]
        else if (side === 'after') for (const [place] of letters.take(1)) return boxOf(text, place)
      }
      return found && boxOf(...found)
    }
    const boxOf = (text: Node, place: number) => {
      const range = document.createRange()
      range.setStart(text, place)
      range.setEnd(text, place + 1)
      return { sign: text.textContent?.[place] ?? '', rect: range.getBoundingClientRect() }
    }
    return [
      ...document.querySelectorAll('article p button[popovertarget]:not([popover] *)'),
    ].flatMap((button) => {
      const isTerm = button.hasAttribute('aria-haspopup')
      const next = letter(button, isTerm ? 'after' : 'before')
      if (!next || (isTerm && !/[.,;]/u.test(next.sign))) return []
      const { top, bottom } = button.getBoundingClientRect()
      const isTorn = isTerm ? next.rect.top > bottom - 5 : next.rect.bottom < top + 5
      return isTorn ? [`${button.textContent} at ${innerWidth}`] : []
    })
  }
  for (let narrower = 0; narrower < 60; narrower += 6) {
    await page.setViewportSize({ width: width - narrower, height: 844 })
    expect(await page.evaluate(torn)).toEqual([])
  }
})

test('a written page stays while the program learns who reads it', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('regular'))
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector<HTMLElement>('main')?.innerText.startsWith('Loading'))
        sessionStorage.wasGone = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/glossary')
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => sessionStorage.wasGone)).toBeUndefined()
})

test('under a label alone a reader finds works near it, and reads one without being counted', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAs(page, baseURL, freshEmail('near'))
  await page.goto('/query')
  await page.getByLabel('Artwork Name').fill('Bedroom in Arles')
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  const near = page.locator('section', {
    has: page.getByRole('heading', { name: 'Explained in full' }),
  })
  await expect(near.getByRole('listitem')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await near.locator('a[href^="/artworks/"]').first().click()
  await expect(page).toHaveURL(/\/artworks\//u)
  await page.goto('/query')
  await expect(page.getByText(/^5 analyses left/u)).toBeVisible()
})

/** Widths of the text and of the room that it has, in pixels. */
const widths = (page: Page) =>
  page
    // The description of the picture is folded, and has no headings.
    .locator('.reading-text', { has: page.getByRole('heading', { level: 2 }) })
    .first()
    .evaluate((text) => {
      const heading = text.querySelector('h2') ?? text
      const column = text.closest('article > div')
      return { heading: heading.clientWidth, column: column?.clientWidth ?? 0 }
    })

test('a text without a picture is as wide as its column', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('wide'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openAnswer(page, 'Guernica', 'en')
  await expect(page.getByText('We have no picture of this work here.')).toBeVisible()
  const { heading, column } = await widths(page)
  expect(column).toBeGreaterThan(300)
  expect(heading).toBe(column)
})

test('on paper stand the text with its marks, its picture and its sources, and nothing to press', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('printer'))
  await openAnswer(page, 'Mona Lisa', 'en')
  await expect(page.getByRole('button', { name: 'Share' })).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('article')
  await expect(printed.locator('figure img').first()).toBeVisible()
  await expect(printed.locator('.reading-text h2').first()).toBeVisible()
  await expect(printed.locator('.reading-text button').first()).toBeVisible()
  await expect(printed.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(printed.getByRole('heading', { name: 'What the marks mean' })).toBeVisible()
  for (const gone of ['header:not(article *)', 'nav', 'form', 'body > footer', 'input', 'details'])
    for (const part of await page.locator(gone).all()) await expect(part).toBeHidden()
  for (const name of ['Share', 'Copy', 'Ask', 'PDF'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/artworks/mona-lisa')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(page.locator('article figure img')).toBeVisible()
  for (const part of await page.locator('nav, form, button, body > footer').all())
    if (!(await part.evaluate((one) => one.closest('.reading-text') !== null)))
      await expect(part).toBeHidden()
})
