import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { passing } from '#web/browser/storage.ts'

const KEPT_AS = 'places'
/** For so long a text may take to come. */
const PATIENCE_MS = 10_000
/** A page that has not grown for so long is whole. */
const STILL_MS = 1000
/** Whoever moves goes where they want to. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** How far down each entry of the browser's history was read, in pixels. */
const places = new Map<string, number>(kept())
let shown = ''
let isReturning = false

function kept(): [string, number][] {
  try {
    return JSON.parse(passing.getItem(KEPT_AS) ?? '[]')
  } catch {
    // Somebody else has written there: the places are forgotten.
    return []
  }
}

/** The browser is at an entry before the page is: between the two, it scrolls the wrong page. */
function isShownEntry(): boolean {
  const entry: { key?: string } | null = window.history.state
  return shown.endsWith(`#${entry?.key ?? 'default'}`)
}

function notePlace() {
  if (!isReturning && isShownEntry()) places.set(shown, window.scrollY)
}

function keepPlaces() {
  passing.setItem(KEPT_AS, JSON.stringify([...places]))
}

/** Whether this document was opened to return to where one was. */
function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const kind = entry && 'type' in entry ? entry.type : null
  return kind === 'reload' || kind === 'back_forward'
}

/**
 * Goes to a place, and again whenever the page grows, until it is whole or the reader moves.
 * Returns how to stop.
 */
function returnTo(place: number): () => void {
  isReturning = true
  let ending = setTimeout(stop, PATIENCE_MS)
  const go = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo(0, place)
    clearTimeout(ending)
    ending = setTimeout(stop, STILL_MS)
  }
  const growth = new ResizeObserver(go)
  function stop() {
    isReturning = false
    clearTimeout(ending)
    growth.disconnect()
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
  growth.observe(document.body)
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true })
  return stop
}

/**
 * Brings readers back to where they were when they reload, go back or go forward. A browser does so
 * at once, when a text that is fetched is not there yet.
 */
export function useOldPlace() {
  const { pathname, key, hash } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    window.addEventListener('scroll', notePlace, { passive: true })
    // The last that a page on a phone hears.
    window.addEventListener('pagehide', keepPlaces)
    document.addEventListener('visibilitychange', keepPlaces)
    return () => {
      window.removeEventListener('scroll', notePlace)
      window.removeEventListener('pagehide', keepPlaces)
      document.removeEventListener('visibilitychange', keepPlaces)
    }
  }, [])

  useLayoutEffect(() => {
    const isFirst = shown === ''
    shown = `${pathname}#${key}`
    const place = places.get(shown) ?? 0
    if (navigation !== 'POP' || hash !== '' || place === 0 || (isFirst && !isReopened())) return
    return returnTo(place)
  }, [pathname, key, hash, navigation])
}
