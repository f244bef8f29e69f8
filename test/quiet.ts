import { afterEach, beforeEach, expect, vi } from 'vitest'

// What nobody expects on the console is a fault of the product.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(said, 'the console was quiet').toEqual([])
})
