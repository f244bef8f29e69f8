// Says in numbers what the catalogue holds.
import { join } from 'node:path'
import { readCatalogue } from '#engine/catalogue/read.ts'
import { reportOn } from '#engine/catalogue/report.ts'

const MOST_SITES = 15
const report = reportOn(readCatalogue(join(import.meta.dirname, '../catalogue')))

const share = (part: number, whole: number) => `${((part / Math.max(whole, 1)) * 100).toFixed(1)} %`
const listOf = (counts: Record<string, number>, most = Number.POSITIVE_INFINITY) =>
  Object.entries(counts)
    .slice(0, most)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ')
const { onNotes, onOneSource } = report

console.log(`works in folders       ${report.works}
told whole             ${report.told}
  read twice           ${report.readTwice}
  described            ${report.described}
  with questions       ${report.asked} (${report.questions} questions in all languages)
told, by century       ${listOf(report.byCentury)}
told, by origin        ${listOf(report.byOrigin)}
words of essays        ${listOf(report.words)}
sentences by standing  ${listOf(report.byStanding)}
sentences by verdict   ${listOf(report.byVerdict)}
resting on notes       ${onNotes}, of these on one publication ${onOneSource} (${share(onOneSource, onNotes)})
sites of the notes     ${listOf(report.bySite, MOST_SITES)}, ${Math.max(0, Object.keys(report.bySite).length - MOST_SITES)} more
sources now refused    ${report.refused.length === 0 ? 'none' : report.refused.join('\n                       ')}`)
