import { expect, test } from 'vitest'
import { afterPlanChange, cleanSessionId, requireOwnUrl, withSessionId } from './return-urls.ts'

const OWN = 'https://artsking.example'

test.each([
  [`${OWN}/dashboard`, OWN],
  [`${OWN}/dashboard?query_pack=success#top`, OWN],
  ['http://localhost:5173/dashboard', 'http://127.0.0.1:3000'],
])('%s belongs to %s', (url, own) => {
  expect(requireOwnUrl(url, own)).toBe(url)
})

test.each([
  ['https://evil.example/dashboard', OWN],
  ['http://artsking.example/dashboard', OWN],
  ['https://artsking.example:8443/', OWN],
  ['https://artsking.example.evil.example/', OWN],
  ['https://user:word@artsking.example/', OWN],
  ['https://artsking.example@evil.example/', OWN],
  ['//artsking.example/dashboard', OWN],
  ['/dashboard', OWN],
  ['javascript:alert(1)', OWN],
  ['http://localhost:3000/dashboard', OWN],
  ['https://localhost:3000/dashboard', 'http://127.0.0.1:3000'],
  ['', OWN],
])('%s does not belong to %s', (url, own) => {
  expect(() => requireOwnUrl(url, own)).toThrow('Payments return to our own pages only.')
})

test('the place for the session id comes where a query string wants it', () => {
  const place = 'session_id={CHECKOUT_SESSION_ID}'
  expect(withSessionId(`${OWN}/dashboard`)).toBe(`${OWN}/dashboard?${place}`)
  expect(withSessionId(`${OWN}/dashboard?query_pack=success`)).toBe(
    `${OWN}/dashboard?query_pack=success&${place}`,
  )
  expect(withSessionId(`${OWN}/dashboard#top`)).toBe(`${OWN}/dashboard?${place}#top`)
  expect(withSessionId(`${OWN}/dashboard?${place}`)).toBe(`${OWN}/dashboard?${place}`)
  expect(afterPlanChange(`${OWN}/dashboard?${place}`)).toBe(`${OWN}/dashboard?subscription=changed`)
  expect(cleanSessionId('cs_1?query_pack=success')).toBe('cs_1')
})
