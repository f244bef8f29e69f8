import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { me } from '#test/answers.ts'
import { fakeServer, logIn, openPage } from '#test/page.tsx'

test('while a list is sent its progress is shown, and it can be broken off', async () => {
  logIn()
  const sent = fakeServer({
    'GET /api/auth/me': () => [200, { ...me, role: 'professional' }],
    'GET /api/bulk': () => [200, { jobs: [] }],
    'POST /api/bulk': () => new Promise(() => {}),
  })
  const user = openPage('/bulk')
  const list = new File(['title\r\nMona Lisa'], 'list.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('File with your list'), list)
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  await screen.findByRole('progressbar', { name: 'Sending the file…' })
  expect(sent.some(({ call }) => call === 'POST /api/bulk')).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Check the list' })).toHaveProperty('disabled', false)
})
