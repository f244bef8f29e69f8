import { POSSIBLE_POINTS, RECOGNISED_POINTS } from '#engine/identify/by-image.ts'
import type { LevelName } from '#test/phone-photo.ts'

/** What became of the photos of one level: slugs of works. */
export interface LevelResult {
  level: LevelName
  right: string[]
  wrong: string[]
  asked: string[]
  missed: string[]
  /** With the work taken out of the index: what was recognised instead, or asked about. */
  falselyAccepted: string[]
  falselyAsked: string[]
  /** Of computing. */
  milliseconds: number[]
}

function table(results: readonly LevelResult[]): string {
  const rows = results.map(({ level, right, wrong, asked, missed, falselyAccepted, falselyAsked }) => {
    const count = right.length + wrong.length + asked.length + missed.length
    const share = ((100 * right.length) / count).toFixed(1)
    const cells = [level, count, `${share} %`, wrong.length, asked.length, missed.length]
    return `| ${[...cells, falselyAccepted.length, falselyAsked.length].join(' | ')} |`
  })
  return [
    '| level | photos | right | wrong | asked | not recognised | accepted without the work | asked without the work |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function list(results: readonly LevelResult[], of: (result: LevelResult) => string[]): string {
  const lines = results.flatMap((result) =>
    of(result).length > 0 ? [`- ${result.level}: ${[...new Set(of(result))].join(', ')}`] : [],
  )
  return lines.length > 0 ? lines.join('\n') : '- none'
}

/** docs/accuracy.md */
export function accuracyPage(
  same: readonly LevelResult[],
  other: readonly LevelResult[],
  works: number,
  copies: readonly string[],
): string {
  const times = same.flatMap((result) => result.milliseconds).sort((a, b) => a - b)
  const time = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return `# How well photos are recognised

Written by \`npm run accuracy\`; the figures are of one run, and but for the times come out the same at each.

**What was tried.** ${works} paintings are indexed. Of each, four phone photos were computed (\`test/phone-photo.ts\`): easy (nearly
frontal, full), medium (a frame, a wall, an angle, a reflection), hard (small in the photo, steep, dark or bright, two reflections,
noise), cropped (only a part of the painting is in the photo). A work counts as recognised from ${RECOGNISED_POINTS} matching points on; from ${POSSIBLE_POINTS} on
the reader is asked "Could this be …?"; below, nothing is said of it. Then each photo was tried against the index *without* its work:
whatever is accepted then is false.

## Photos of the same copy that is indexed

${table(same)}

Not recognised:
${list(same, ({ asked, missed }) => [...asked, ...missed])}

Asked about, with the work taken out:
${list(same, ({ falselyAccepted, falselyAsked }) => [...falselyAccepted, ...falselyAsked])}

Finding the features of a photo and searching the index took ${time(0.5)} ms of computing in the middle, and at most ${time(0.95)} ms for 95 of
100 photos. What a photo costs from the first byte to the first statement is told by \`node bench/photo.ts\`.

## Photos of a picture painted after the work

The pages show studies of ${copies.length} indexed works, painted anew by a program of ours (\`scripts/studies\`): the composition is that of the
work and their files were made from the same pictures, so this is no independent evidence: it shows only that recognition bears
our own repainting. One photo of each and level.

${table(other)}

## Limits

- All photos are synthetic. No photo taken in a museum was tried yet: claim no more than this page does.
- Recognition knows the *picture*, not the object: a poster, a postcard or a copy by another hand is recognised as the work.
- Photo and index come from the same file, or from one made after it. Independent scans of the works were not at hand: expect less
  of real photos, above all of cropped ones.
- What is measured is what the photo shows, in sRGB: the lamps of the room and the camera's own balance are in its colours. The wide
  colours of a phone are converted by the profile in its file; a HEIC file without one is taken for sRGB.
- Sculpture, drawings and works without a picture in the index are not recognised at all; they are measured, and said to be unknown.
`
}
