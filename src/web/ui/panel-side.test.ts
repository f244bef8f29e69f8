import { afterEach, expect, test, vi } from 'vitest'
import { panelSideFor } from '#web/ui/panel-side.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A sentence, in pixels from the middle of the screen, and how far the page is moved for its panel. */
function sentence(top: number, bottom: number, { isSmall = true } = {}) {
  const middle = window.innerHeight / 2
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSmall } as MediaQueryList)
  const moved = vi.fn<(by: ScrollToOptions) => void>()
  vi.stubGlobal('scrollBy', moved)
  const element = document.createElement('p')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
    top: middle + top,
    bottom: middle + bottom,
  } as DOMRect)
  const side = panelSideFor(element)
  return { side, moved: moved.mock.calls.map(([by]) => by.top) }
}

test('a panel comes from the half in which its sentence is not', () => {
  expect(sentence(-300, 0)).toEqual({ side: 'below', moved: [] })
  expect(sentence(0, 300)).toEqual({ side: 'above', moved: [] })
})

test('a sentence across the middle is moved up, on small screens alone', () => {
  expect(sentence(-100, 120)).toEqual({ side: 'below', moved: [120] })
  expect(sentence(-100, 120, { isSmall: false })).toEqual({ side: 'below', moved: [] })
})
