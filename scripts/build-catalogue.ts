// Compiles the catalogue to one file and the ring of labels to another, and for the pages what they
// know of each work, a file a language, how well photos are recognised, and the glossary. Refuses
// what the check finds wrong.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsBetween, faultsOf } from '#engine/catalogue/check.ts'
import { glossaryFaults, readGlossary, termsIn } from '#engine/catalogue/glossary.ts'
import { type CompiledLabels, ringOf } from '#engine/catalogue/label-form.ts'
import { lifeFaults, lifeOf, readLives } from '#engine/catalogue/lives.ts'
import { readCatalogue, readTables } from '#engine/catalogue/read.ts'
import { readLabels } from '#engine/catalogue/read-labels.ts'
import { CatalogueError } from '#engine/catalogue/texts.ts'
import { makeDescriptions } from '#engine/search/descriptions.ts'
import { makeTitles } from '#engine/search/title-index.ts'
import { wordsUsedIn } from '#engine/search/words-used.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { knownWorks, namedWorks } from './known-works.ts'
import { readAccuracy } from './read-accuracy.ts'
import { worksOfTerms } from './works-of-terms.ts'

const root = join(import.meta.dirname, '..')

function labelsOf(): CompiledLabels {
  try {
    return readLabels(join(folder, 'labels'), readTables(folder), artworks)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const folder = join(root, 'catalogue')
const works = readCatalogue(folder)
const artworks = works.map(({ artwork }) => artwork)
const labels = labelsOf()
const ring = ringOf(labels)
const ofMaker = (key: string) => artworks.filter(({ artist }) => artist.key === key)
const lives = readLives(folder)
const glossary = readGlossary(folder)
const faults = [
  ...glossaryFaults(glossary).map((fault) => `glossary: ${fault}`),
  ...works.flatMap((work) => faultsOf(work).map((fault) => `${work.artwork.slug}: ${fault}`)),
  ...faultsBetween(works),
  ...[...lives].flatMap(([key, life]) =>
    lifeFaults(life, ofMaker(key)).map((fault) => `lives/${key}: ${fault}`),
  ),
]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/catalogue.json'), JSON.stringify(artworks))
const told = [...lives].map(([key, life]) => [key, lifeOf(life, ofMaker(key))])
writeFileSync(join(root, 'dist/lives.json'), JSON.stringify(Object.fromEntries(told)))
const accuracy = readAccuracy(readFileSync(join(root, 'docs/accuracy.md'), 'utf8'))
writeFileSync(join(root, 'dist/accuracy.json'), JSON.stringify(accuracy))
writeFileSync(join(root, 'dist/labels.json'), JSON.stringify(labels))
writeFileSync(join(root, 'dist/titles.json'), JSON.stringify(makeTitles(artworks, ring)))
writeFileSync(join(root, 'dist/words-used.json'), JSON.stringify([...wordsUsedIn(artworks)]))
const descriptions = makeDescriptions(artworks)
writeFileSync(join(root, 'dist/descriptions.json'), JSON.stringify(descriptions))
for (const name of ['works', 'labels', 'glossary', 'term-works'])
  mkdirSync(join(root, 'dist', name), { recursive: true })
for (const language of LANGUAGES) {
  writeFileSync(
    join(root, `dist/works/${language}.json`),
    JSON.stringify(knownWorks(artworks, language)),
  )
  writeFileSync(
    join(root, `dist/labels/${language}.json`),
    JSON.stringify(namedWorks(ring, language)),
  )
  const terms = termsIn(glossary, language)
  const used = worksOfTerms(terms, artworks, language)
  writeFileSync(join(root, `dist/glossary/${language}.json`), JSON.stringify(terms))
  writeFileSync(join(root, `dist/term-works/${language}.json`), JSON.stringify(used))
}
const counts = [
  `${artworks.length} artworks`,
  `${ring.length} labels`,
  `the lives of ${lives.size} makers`,
  `${termsIn(glossary, 'en').length} terms`,
]
console.log(counts.join(', '))
