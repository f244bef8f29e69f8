import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const ASKED = 'Which star is so bright?'

test('an answer is shared by a link, read by a stranger without question and name, and closed again', async ({
  page,
  baseURL,
  browser,
}) => {
  await logInAs(page, baseURL, freshEmail('sharer'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    data: { name: 'The Starry Night', question: ASKED },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/query?analysis=${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Share this analysis' })).toBeVisible()
  await expect(dialog.getByLabel('Show my question and the answer to it')).not.toBeChecked()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Your link').inputValue()
  expect(link).toMatch(/\/shared\/[\w-]{43}$/u)
  await expectNoAxeViolations(page)

  const theirs = await browser.newContext({ baseURL })
  const stranger = await theirs.newPage()
  await stranger.addInitScript(() => {
    localStorage['cookie-consent'] = '{"necessary":true,"analytics":false,"marketing":false}'
  })
  const response = await stranger.goto(link)
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(stranger.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
  await expect(stranger.getByText('Shared with you')).toBeVisible()
  await expect(stranger.getByText(ASKED)).toHaveCount(0)
  await expect(stranger.locator('meta[name="robots"][content="noindex"]')).toBeAttached()
  await expect(stranger.locator('.hung img').first()).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await expectNoAxeViolations(stranger)

  await dialog.getByLabel('Show my question and the answer to it').check()
  await dialog.getByLabel('Say who shares it').check()
  await dialog.getByLabel('Your name').fill('Ann')
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expect(dialog.getByLabel('Your link')).not.toHaveValue(link)
  const next = await dialog.getByLabel('Your link').inputValue()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await expectNoAxeViolations(stranger)
  await stranger.goto(next)
  await expect(stranger.getByText('Shared by Ann')).toBeVisible()
  await expect(stranger.getByText(ASKED).first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Close the link' }).click()
  await expect(dialog.getByText('The link is closed.')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await theirs.close()
})

test('from a shared link, a reader asks a question of their own', async ({
  page,
  baseURL,
  browser,
}) => {
  const owner = await browser.newContext({ baseURL })
  const theirs = await owner.newPage()
  await logInAs(theirs, baseURL, freshEmail('giver'))
  const token = await theirs.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const answer = await theirs.request.post('/api/query-artwork', {
    headers,
    data: { name: 'Las Meninas', language: 'zh-TW' },
  })
  const { id } = (await answer.json()) as { id: string }
  const shared = await theirs.request.post(`/api/my-analyses/${id}/share`, { headers, data: {} })
  const { token: link } = (await shared.json()) as { token: string }
  await owner.close()

  await page.goto(`/zh-TW/shared/${link}`)
  await expect(page.getByText('與您分享')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('您的問題').fill('鏡子裡是誰？')
  await page.getByRole('button', { name: '提問', exact: true }).click()
  await expect(page).toHaveURL(/\/login/u)
})
