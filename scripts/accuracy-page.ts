import type { RowResult } from './accuracy-row.ts'

export interface Tables {
  same: RowResult[]
  studies: RowResult[]
  altered: RowResult[]
  mirrored: RowResult[]
  facts: { works: number; bytes: number; every: number; unindexed: Record<string, string[]> }
}

/** Shares of photos that are to be right, in hundredths. */
const GOALS: Record<string, number> = {
  easy: 97,
  medium: 97,
  occluded: 97,
  blurred: 97,
  dark: 97,
  hard: 85,
  glare: 80,
  scene: 60,
  quarter: 85,
  ninth: 45,
}

const shareOf = ({ right, photos }: RowResult) => (100 * right) / Math.max(1, photos)
const goalOf = ({ name }: RowResult) => (GOALS[name] === undefined ? '' : `≥ ${GOALS[name]} %`)
const rowOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

function table(results: readonly RowResult[]): string {
  const head =
    'level | photos | right | goal | at the second look | wrong | “after” | asked | nothing said'
  const rows = results.map((row) => {
    const { name, photos, second, wrong, after, asked, missed } = row
    const share = `${shareOf(row).toFixed(1)} %`
    return rowOf([
      ...[name, photos, share, goalOf(row), second, wrong.length],
      ...[after.length, asked.length, missed.length],
    ])
  })
  return [`| ${head} |`, '|---|---|---|---|---|---|---|---|---|', ...rows].join('\n')
}

function strangersTable(results: readonly (readonly [string, readonly RowResult[]])[]): string {
  const rows = results.map(([name, list]) => {
    const sum = (of: (row: RowResult) => number) => list.reduce((total, row) => total + of(row), 0)
    return rowOf([
      name,
      sum((row) => row.strangers),
      sum((row) => row.accepted.length),
      sum((row) => row.offered.length),
    ])
  })
  return [
    '| strangers | photos | told as a work | asked about |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function list(results: readonly RowResult[], of: (result: RowResult) => string[]): string {
  const lines = results.flatMap((row) =>
    of(row).length > 0 ? [`- ${row.name}: ${of(row).join(', ')}`] : [],
  )
  return lines.length > 0 ? lines.join('\n') : '- none'
}

function milliseconds(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
}

/** docs/accuracy.md */
export function accuracyPage({ same, studies, altered, mirrored, facts }: Tables): string {
  const { works, bytes, every, unindexed } = facts
  const firstMs = same.flatMap((row) => row.firstMs)
  const secondMs = same.flatMap((row) => row.secondMs)
  const missedGoals = same.filter((row) => shareOf(row) < (GOALS[row.name] ?? 0))
  const all = [...same, ...studies, ...mirrored]
  const strangers = all.reduce((sum, row) => sum + row.strangers, 0)
  const accepted = all.reduce((sum, row) => sum + row.accepted.length, 0)
  const ofEvery = every === 1 ? 'each' : `each ${every === 2 ? 'second' : `${every}th`}`
  return `# How well photos are recognised

Written by \`npm run accuracy\`; the figures are of one run, and but for the times come out the same at each.

**What was tried.** ${works} paintings are indexed, in a file of ${(bytes / 1e6).toFixed(1)} MB. Of ${ofEvery} of them phone photos were computed
(\`test/phone-photo.ts\`, levels in \`test/phone-levels.ts\`): easy (nearly frontal, full), medium (a frame, a wall, an angle, a
reflection), hard (small, steep, dark or bright, two reflections, noise), cropped (the edges are cut off), occluded (three
visitors stand before it), blurred, dark, glare (three large reflections), scene (a room full of things, the painting small and
slanted, two visitors), a quarter and a ninth of the painting. A work is told where points and pixels agree; where the points agree
and colours or large parts do not, the reader is asked whether it is "a work after …"; where few points agree, "Could this be …?".

## Photos of the same copy that is indexed

${table(same)}

Goals not reached: ${missedGoals.length === 0 ? 'none of this table' : missedGoals.map(({ name }) => name).join(', ')}.

Not told:
${list(same, ({ after, asked, missed }) => [...after, ...asked, ...missed])}

Told wrongly:
${list(same, ({ wrong }) => wrong)}

## Strangers

Each photo was tried against the index *without* its work, at both looks: whatever is told then is false. Besides, mirrored pictures
and our studies were tried in the same way. ${accepted} of ${strangers} were told as a work.

${strangersTable([
  ['photos of the works, leave-one-out', same],
  ['photos of our studies, leave-one-out', studies],
  ['photos of mirrored works, leave-one-out', mirrored],
])}

Told or asked about:
${list(all, (row) => [...row.accepted, ...row.offered])}

## Repaintings, parodies and montages

Pictures that a computer made from the indexed ones (\`test/altered-pictures.ts\`), photographed at the level medium. "right" here means
that the picture was told *as the work itself*, and the goal is that none is; "wrong" that it was told as another work, which in the
montages is the one that the other part comes from. Broad strokes are a soft copy: a bound that bears a blurred photo cannot tell
them from one.

Goals not reached: ${altered.flatMap((row) => (row.right > 0 ? [`${row.name} (${row.right} of ${row.photos} told as the work)`] : [])).join(', ') || 'none'}.

${table(altered)}

## Photos of a picture painted after the work

The pages show studies of indexed works, painted anew by a program of ours (\`scripts/studies\`): the composition is that of the
work and their files were made from the same pictures, so this is no independent evidence: it shows only that recognition bears
our own repainting.

${table(studies)}

## Times

Of computing, without decoding the file, on the machine of this run: the first look took ${milliseconds(firstMs, 0.5)} in the middle and ${milliseconds(firstMs, 0.95)} for 95 of
100; both looks together ${milliseconds(secondMs, 0.5)} and ${milliseconds(secondMs, 0.95)}. A second look is taken only where the first tells no work. The cost of
a photo from the first byte to the first statement is measured by \`node bench/photo.ts\`.

## Works that are told and not recognised

${Object.entries(unindexed)
  .map(([reason, slugs]) => `- ${reason}: ${slugs.join(', ')}`)
  .join('\n')}

## Limits

- All photos are computed. None taken in a museum is among them: claim no more than this page does.
- Recognition knows the *picture*, not the object: a poster, a postcard or a careful copy is recognised as the work.
- A montage whose other part is small, or flat and dark like a visitor's head, is told as the work.
- Photo and index come from the same file, or from one made after it. Independent scans of the works were not at hand: expect less
  of real photos, above all of small parts.
- The figures in the answer are measured in the photo, in sRGB: the lamps of the room and the camera's own balance are in its
  colours. The wide colours of a phone are converted by the profile in its file; a HEIC file without one is taken for sRGB.
- Sculpture and works without a picture in the index are not recognised at all; they are measured, and said to be unknown.
`
}
