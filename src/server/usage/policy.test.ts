import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextAllowance } from '#shared/allowances.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { isUnlimited, ROLES, type Role } from '#shared/plans.ts'
import {
  canOpenMode,
  modesAllowed,
  monthlyLimit,
  packBalance,
  packExpiry,
  refusalOf,
  remainingOf,
  totalAvailable,
} from './policy.ts'

const NOW = Date.UTC(2026, 10, 21)

function payer(role: Role, mode: Mode, monthCount: number, balance: number) {
  return nextAllowance(role, mode, {
    monthCount,
    monthlyLimit: monthlyLimit(role, 'analysis'),
    packBalance: balance,
  })
}

test.each<[Role, Mode, number, number, 'month' | 'pack' | null, number]>([
  // role, mode, asked this month, left in packs, who pays, all that is left
  ['free', 'explorer', 0, 0, 'month', 5],
  ['free', 'explorer', 4, 25, 'month', 26],
  ['free', 'explorer', 5, 25, 'pack', 25],
  ['free', 'explorer', 5, 0, null, 0],
  ['free', 'explorer', 9, 0, null, 0],
  ['free', 'student', 0, 0, null, 5],
  ['free', 'student', 0, 1, 'pack', 6],
  ['free', 'professional', 0, 25, null, 30],
  ['student', 'explorer', 99, 0, 'month', 1],
  ['student', 'student', 99, 25, 'month', 26],
  ['student', 'student', 100, 25, 'pack', 25],
  ['student', 'explorer', 100, 0, null, 0],
  ['student', 'professional', 0, 25, null, 125],
  ['professional', 'explorer', 10_000, 0, 'month', -1],
  ['professional', 'professional', 10_000, 25, 'month', -1],
])(
  '%s asking in %s mode, %i asked, %i in packs: %s pays, %i left',
  (role, mode, count, packs, pays, left) => {
    expect(payer(role, mode, count, packs)).toBe(pays)
    expect(totalAvailable(role, count, packs)).toBe(left)
  },
)

test('a pack opens Aficionado mode while it holds something, and Professional mode never', () => {
  expect(modesAllowed('free', 0)).toEqual(['explorer'])
  expect(modesAllowed('free', 1)).toEqual(['explorer', 'student'])
  expect(modesAllowed('student', 25)).toEqual(['explorer', 'student'])
  expect(modesAllowed('professional', 0)).toEqual([...MODES])
  expect(canOpenMode('free', 'student')).toBe(true)
  expect(canOpenMode('student', 'professional')).toBe(false)
  const professional = refusalOf('student', NOW, 'analysis', 'professional')
  expect(professional.message).toBe('Professional mode needs a Professional subscription.')
  expect(professional.problem).toEqual({
    code: 'mode_needs_plan',
    params: { mode: 'professional' },
  })
  expect(refusalOf('free', NOW, 'analysis', 'student').message).toBe(
    'Aficionado mode needs an Aficionado subscription.',
  )
  expect(refusalOf('free', NOW, 'analysis', 'explorer').problem).toEqual({
    code: 'analyses_spent',
    params: { limit: 5, resets_at: '2026-12-01T00:00:00.000Z' },
  })
})

test('somebody always pays for an open mode while anything is left, and nobody for a closed one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROLES),
      fc.constantFrom(...MODES),
      fc.nat(200),
      fc.array(fc.nat(25), { maxLength: 4 }),
      (role, mode, count, packs) => {
        const balance = packBalance(packs.map((remaining) => ({ remaining, expiresAt: NOW })))
        const pays = payer(role, mode, count, balance)
        const left = remainingOf(monthlyLimit(role, 'analysis'), count)
        if (pays === 'month') expect(left).not.toBe(0)
        if (pays === 'pack') expect(balance).toBeGreaterThan(0)
        if (pays !== null) expect(modesAllowed(role, balance)).toContain(mode)
        const total = totalAvailable(role, count, balance)
        if (mode === 'explorer') expect(pays !== null).toBe(isUnlimited(total) || total > 0)
      },
    ),
  )
})

test('a pack lives six months, to the last day of a shorter month', () => {
  const bought = (...date: [number, number, number]) =>
    new Date(packExpiry(Date.UTC(...date))).toISOString()
  expect(bought(2026, 10, 21)).toBe('2027-05-21T00:00:00.000Z')
  expect(bought(2026, 7, 31)).toBe('2027-02-28T00:00:00.000Z')
  expect(bought(2027, 7, 31)).toBe('2028-02-29T00:00:00.000Z')
})
