// Lighthouse for phones on the public pages: what a first visit is like. Prints the four scores a page.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath } from '../e2e/chromium.ts'
import { run } from './server.ts'

const PAGES = ['/', '/pricing', '/faq']

const server = await run('src/server/main.ts')
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=shell', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const page of PAGES) {
    const result = await lighthouse(`${server.address}${page}`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    )
    const paint = audits['largest-contentful-paint']?.displayValue
    console.log(
      `${page}: ${scores.join(', ')}; LCP ${paint}, CLS ${audits['cumulative-layout-shift']?.displayValue}`,
    )
    const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
    for (const audit of failed) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`)
  }
} finally {
  chrome.kill()
  await server.stop()
}
