import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import accuracy from '#built/accuracy.json'
import { openPage } from '#test/page.tsx'

test('the page of figures adds up what the build has read, and stands beside how we write', async () => {
  const user = openPage('/how-we-write')
  await user.click(
    await screen.findByRole('link', { name: 'How well photos are recognised, in figures' }),
  )
  await screen.findByRole('heading', { level: 1, name: 'How well photos are recognised' })
  const sum = (of: (row: (typeof accuracy.same)[number]) => number) =>
    accuracy.same.reduce((total, row) => total + of(row), 0)
  const [photos, right, wrong] = [
    sum((row) => row.photos),
    sum((row) => row.right),
    sum((row) => row.wrong),
  ]
  screen.getByText(
    new RegExp(
      `^Of ${photos} photos of paintings that we know, ${right} were told rightly and ${wrong} wrongly`,
      'u',
    ),
  )
  const known = within(screen.getByRole('region', { name: 'Paintings that we know' }))
  expect(known.getAllByRole('row')).toHaveLength(accuracy.same.length + 1)
  const [hard] = accuracy.same.filter(({ name }) => name === 'hard')
  const row = known.getByRole('rowheader', { name: 'Small, steep, badly lit' }).closest('tr')
  const share = ((100 * (hard?.right ?? 0)) / (hard?.photos ?? 1)).toFixed(1)
  expect(row?.textContent).toContain(`${Number(share)}%goal ≥ 85%`)
  await user.click(screen.getByRole('link', { name: 'How our texts are made and checked' }))
  await screen.findByRole('heading', { name: 'How our texts are made, and how they are checked' })
})
