import { expect, test } from 'vitest'
import { refusalOf } from './refused-sources.ts'

test.each([
  'https://docslib.org/doc/1/a',
  'https://ru.scribd.com/document/1',
  'https://store.metmuseum.org/x',
  'https://staging.christies.com/lot/1',
  'https://wga-uat.blackfyre.ninja/html',
  'https://terresdefemmes.blogs.com/x',
  'http://www.tate.org.uk/art',
])('is not cited: %s', (url) => {
  expect(refusalOf(url)).not.toBeNull()
})

test.each([
  'https://www.metmuseum.org/art/collection/search/45434',
  'https://www.christies.com/lot/1',
  'https://www.wga.hu/html/v',
  'http://expositions.bnf.fr/hokusai',
  'https://blogs.loc.gov/x',
])('may be cited: %s', (url) => {
  expect(refusalOf(url)).toBeNull()
})
