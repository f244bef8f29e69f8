// Measures how well wall labels are read, and writes its part of docs/accuracy.md: npm run
// accuracy:labels [-- --seen] With --seen only the half that was looked at while the reading was
// built, case by case, and nothing is written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { identifyLabel } from '#engine/identify/identify-label.ts'
import { readTexts } from '#engine/reading/read-text.ts'
import { createReader } from '#engine/reading/reader.ts'
import { findOnLabel } from '#engine/search/wall-label/find-on-label.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { type LabelCase, labelCases } from '#test/label-cases.ts'
import { labelLines, labelPhoto, photoWithLabel, printedLabel } from '#test/label-photo.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { type LabelResult, labelsSection, withLabelsSection } from './labels-section.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { seen: { type: 'boolean', default: false } } })
const folder = mkdtempSync(join(tmpdir(), 'artsking-labels-'))
const file = join(folder, 'label.jpg')
// The process that reads keeps nobody waiting.
const waiting = setInterval(() => {}, 60_000)
const reader = createReader({ patienceMs: 120_000 })
const signal = new AbortController().signal
const catalogue = realCatalogue()
/** Of each language so many photos show the label beside another picture. */
const BESIDE = 8
const PICTURE = join(root, 'src/web/public/studies/the-starry-night-1600.webp')

async function resultOf(one: LabelCase, photo: Buffer, isBeside: boolean): Promise<LabelResult> {
  writeFileSync(file, photo)
  const before = performance.now()
  const lines = await readTexts(await reader.read(file, signal))
  const ms = performance.now() - before
  const found = await identifyLabel(catalogue, {}, lines, one.language)
  const { slug } = one.work
  const offered = 'choice' in found ? found.choice : 'near' in found ? found.near : []
  const told = 'artwork' in found ? found.artwork.slug : null
  const is =
    told === slug
      ? 'right'
      : told
        ? 'wrong'
        : offered.some((label) => label.slug === slug)
          ? 'offered'
          : 'missed'
  const result = {
    ...one,
    is,
    told,
    ms,
    lines,
    isBeside,
    toldWithout: await toldWithout(one, lines),
  } as const
  if (values.seen && (is !== 'right' || result.toldWithout))
    console.log(
      one.language,
      one.layout,
      one.level,
      is,
      told ?? '',
      result.toldWithout ?? '',
      labelLines(one.work, one.language, one.layout).map(({ text }) => text),
      lines,
    )
  return result
}

/** What is told where the catalogue does not have the work: it should be nothing. */
async function toldWithout({ work }: LabelCase, lines: readonly string[]): Promise<string | null> {
  const works = new Map([...catalogue.titles.works].filter(([slug]) => slug !== work.slug))
  const found = await findOnLabel({ ...catalogue.titles, works }, lines)
  return found.kind === 'one' ? found.artwork.slug : null
}

const cases = labelCases(catalogue).filter(({ isSeen }) => isSeen || !values.seen)
const results: LabelResult[] = []
for (const one of cases) {
  const label = await printedLabel(labelLines(one.work, one.language, one.layout), one.seed)
  results.push(await resultOf(one, await labelPhoto(label, one.level, one.seed), false))
}
for (const language of LANGUAGES)
  for (const one of cases.filter((each) => each.language === language).slice(0, BESIDE)) {
    const label = await printedLabel(labelLines(one.work, one.language, one.layout), one.seed)
    results.push(await resultOf(one, await photoWithLabel(PICTURE, label, one.seed), true))
  }
clearInterval(waiting)
await reader.close()
rmSync(folder, { recursive: true })
const section = labelsSection(results)
const page = join(root, 'docs/accuracy.md')
if (values.seen) console.log(section)
else writeFileSync(page, withLabelsSection(readFileSync(page, 'utf8'), section))
