import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compared, certaintiesOf, type Learned } from '#engine/search/answers/certainty.ts'
import { compare } from '#engine/search/answers/find-answer.ts'
import { TRAITS } from '#engine/search/answers/likeness.ts'
import { fold } from '#shared/fold.ts'
import { foreignCases, labelAsked, type QuestionCase, questionCases } from '#test/question-cases.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

/**
 * A question that people asked: how like those that we know it is, and which of them has its
 * answer.
 */
export interface Example extends Compared {
  work: string
  isRight: boolean[]
  /** None has it. */
  nothing: boolean
}

function exampleOf(asked: QuestionCase): Example {
  const { answers, bySlug } = realCatalogue()
  const artwork = bySlug.get(asked.work)
  if (!artwork) throw new Error(`no such work: ${asked.work}`)
  const { language, question, expect: wanted } = asked
  const asking = { artwork, mode: 'explorer', language, before: '' } as const
  const { questions, likenesses, strange } = compare(answers, question, asking, language)
  const onLabel = 'unanswerable' in wanted ? 'visit' : labelAsked(asked)
  const isRight = questions.map((known) => {
    if ('label' in known) return known.label === onLabel
    const text = fold(known.written.answer.map((sentence) => sentence.text).join(' '))
    return 'any' in wanted && wanted.any.some((words) => text.includes(fold(words)))
  })
  const nothing = 'unanswerable' in wanted || !isRight.includes(true)
  return { likenesses, strange, work: asked.work, isRight, nothing }
}

/** The questions of half a: half b is never learned from. */
export function examples(): Example[] {
  return [...questionCases(), ...foreignCases()].filter(({ half }) => half === 'a').map(exampleOf)
}

const NAMES = [...TRAITS, 'nothing', 'strange'] as const
const STEPS = 600
const STEP = 0.1
/** Keeps what is learned from few questions small. */
const SHRINK = 0.002

/** How certain we are of what is right, and how that changes with what each trait counts for. */
function slopeOf(example: Example, learned: Learned) {
  const { likenesses, strange, isRight, nothing } = example
  const certainties = certaintiesOf(example, learned)
  const ofNothing = 1 - certainties.reduce((sum, one) => sum + one, 0)
  const right = certainties.reduce(
    (sum, one, at) => sum + (isRight[at] ? one : 0),
    nothing ? ofNothing : 0,
  )
  const excess = certainties.map((one, at) => one - (isRight[at] ? one / right : 0))
  const ofTraits = TRAITS.map((trait) =>
    excess.reduce((sum, one, at) => sum + one * (likenesses[at]?.[trait] ?? 0), 0),
  )
  const excessOfNothing = ofNothing - (nothing ? ofNothing / right : 0)
  return {
    loss: -Math.log(right),
    slope: [...ofTraits, excessOfNothing, excessOfNothing * strange],
  }
}

/** The mean of -log certainty of what is right. */
export function lossOf(of: readonly Example[], learned: Learned): number {
  return of.reduce((sum, example) => sum + slopeOf(example, learned).loss, 0) / of.length
}

/**
 * What each trait counts for, so that what was right is likeliest: gradient descent with momentum
 * by Adam, from zero.
 */
export function learn(from: readonly Example[]): Learned {
  const learned = NAMES.map(() => 0)
  const asRecord = () =>
    Object.fromEntries(NAMES.map((name, at) => [name, learned[at] ?? 0])) as Learned
  const mean = NAMES.map(() => 0)
  const spread = NAMES.map(() => 0)
  for (let step = 1; step <= STEPS; step++) {
    const slopes = from.map((example) => slopeOf(example, asRecord()).slope)
    for (const at of NAMES.keys()) {
      const slope = slopes.reduce((sum, one) => sum + (one[at] ?? 0), 0) / from.length
      const pulled = slope + SHRINK * (learned[at] ?? 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pulled
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * pulled ** 2
      const [steady, wide] = [
        (mean[at] ?? 0) / (1 - 0.9 ** step),
        (spread[at] ?? 0) / (1 - 0.99 ** step),
      ]
      learned[at] = (learned[at] ?? 0) - (STEP * steady) / (Math.sqrt(wide) + 1e-8)
    }
  }
  return asRecord()
}

if (import.meta.main) {
  const learned = learn(examples())
  const lines = Object.entries(learned).map(([name, counts]) => `  ${name}: ${counts.toFixed(2)},`)
  const file = join(import.meta.dirname, '../src/engine/search/answers/learned.ts')
  writeFileSync(
    file,
    `import type { Learned } from './certainty.ts'

/** Learned from half a of the question cases: \`npm run answers:learn\` writes it. */
export const LEARNED: Learned = {
${lines.join('\n')}
}
`,
  )
  console.log(lines.join('\n'))
}
