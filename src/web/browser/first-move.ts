const MOVES = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown']

let moved = Promise.resolve()

/** From here on, what only a visitor who moves can need waits for the first move. */
export function awaitFirstMove() {
  if (window.scrollY > 0) return
  moved = new Promise((resolve) => {
    for (const kind of MOVES)
      window.addEventListener(kind, () => resolve(), { once: true, passive: true })
  })
}

/** Fulfilled when the visitor has moved: at once, where nobody waits for it. */
export function firstMove(): Promise<void> {
  return moved
}
