// Lighthouse as a phone: the medians of some visits with an empty cache. The performance is
// simulated from what this machine's processor did, so that a busy machine tells less.
import { chromium } from '@playwright/test'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { executablePath } from '../e2e/chromium.ts'
import { median } from './server.ts'

const ROUNDS = 3

export function launchPhone(): Promise<LaunchedChrome> {
  return launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=shell', '--no-sandbox', '--disable-gpu'],
  })
}

/**
 * Logs the phone in at a site, as its pages do: Lighthouse empties caches, and leaves what a page
 * has stored.
 */
export async function logIn(phone: LaunchedChrome, address: string, token: string) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${phone.port}`)
  const [context = await browser.newContext()] = browser.contexts()
  const page = await context.newPage()
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.close()
  await browser.close()
}

/** Visits an address several times. @returns the medians, as a row of a table says them. */
export async function visit(phone: LaunchedChrome, address: string, categories: string[]) {
  // The first answer of a server is packed for it alone.
  await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).text()
  const visits: Result[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(address, { port: phone.port, onlyCategories: categories })
    if (!result) throw new Error('Lighthouse gave no result')
    visits.push(result.lhr)
  }
  const scores = categories.map((id) =>
    median(visits.map((lhr) => Math.round((lhr.categories[id]?.score ?? 0) * 100))),
  )
  const figure = (id: string) =>
    median(visits.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...scores,
    `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${figure('total-blocking-time').toFixed(0)} ms`,
    figure('cumulative-layout-shift').toFixed(3),
    `${(figure('total-byte-weight') / 1024).toFixed(0)} KiB`,
  ]
}
