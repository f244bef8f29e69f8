/**
 * Starts the program of a page that is written in full: when its picture and its letters are there,
 * which have the line for themselves until then; at once when the visitor acts; and in any case
 * when they have waited.
 */
const PATIENCE_MS = 3000

const files =
  document.querySelector<HTMLElement>('[data-program]')?.dataset.program?.split(' ') ?? []
let begun = false

function begin() {
  if (begun) return
  begun = true
  for (const file of files) void import(/* @vite-ignore */ file)
}

async function whenPainted() {
  await document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode()
  new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
}

window.addEventListener('load', () => void whenPainted().catch(begin), { once: true })
for (const act of ['pointerdown', 'touchstart', 'keydown']) {
  window.addEventListener(act, begin, { once: true, passive: true })
}
setTimeout(begin, PATIENCE_MS)
