import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Measurement } from '#shared/api/measurements.ts'
import { Measurements } from '#web/images/measurements.tsx'

const shared = { within: 'photo', method: 'Counted.' } as const

test('a sentence that the text has said is not said again beside its drawing', () => {
  const soft = {
    ...shared,
    id: 'm1',
    text: 'The colours are soft.',
    figure: 20,
    unit: 'C*',
    high: 30,
  } as const
  const wide = {
    ...shared,
    id: 'm2',
    text: 'It is wider than high.',
    figure: 1.5,
    unit: 'ratio',
  } as const
  const measurements: Measurement[] = [
    { ...soft, what: 'saturation' },
    { ...wide, what: 'proportions' },
  ]
  render(
    <Measurements
      measurements={measurements}
      language="en"
      told={['The colours are soft.']}
      shown={null}
      onShow={null}
    />,
  )
  expect(screen.queryByText('The colours are soft.')).toBeNull()
  screen.getByText('It is wider than high.')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})
