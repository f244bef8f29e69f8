import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createNameFinder } from '#engine/check/find-names.ts'
import { noEvidence } from '#engine/evidence.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import { passagesIn } from '#engine/gather/live/open-text.ts'
import { withPassages } from '#engine/gather/passages.ts'
import { newReport } from '#engine/model/model-parts.ts'
import type { TextModel } from '#engine/model/text-model.ts'
import { observedIn } from '#engine/observe/by-model/observed.ts'
import { isImpersonal } from '#engine/text/harmless.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type Attack, attacksOn } from '#test/fake-models/attacks.ts'
import { harbourSentences, harbourSight } from '#test/fake-models/observations.ts'
import { DICTATED, ORDERED } from '#test/fake-models/orders.ts'
import { ourSentences, type Sentence, strictly, verdicts } from '#test/fake-models/prose.ts'
import { LIMITS } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createJudge, type Judge } from './judge.ts'
import { createMeaningCheck } from './meaning.ts'
import { pictureBeyond } from './picture-beyond.ts'

const { artworks } = realCatalogue()
const found = realCatalogue().bySlug.get('the-night-watch')
if (!found) throw new Error('no artwork')
const work = found

type PerLanguage<T> = Record<Language, T>
async function inEach<T>(make: (language: Language) => T | Promise<T>): Promise<PerLanguage<T>> {
  const made = await Promise.all(
    LANGUAGES.map(async (language) => [language, await make(language)]),
  )
  return Object.fromEntries(made) as PerLanguage<T>
}

/** The evidence on a work, with a page to which a stranger has added his orders. */
function judgeOfWork(language: Language): Promise<Judge> {
  const code = language.slice(0, 2)
  const page = `It is a painting of a guard.\n${[...ORDERED[language], ...DICTATED[language]].join('\n')}`
  const source = {
    id: 'page',
    title: 'A page',
    publisher: 'Anybody',
    url: 'https://page.example',
    licence: null,
  }
  const texts = [{ source, language: code, passages: passagesIn(page, code) }]
  const task = { mode: 'professional' as const, language, question: '' }
  const evidence = withPassages(evidenceOf(work, language), texts, task)
  return createJudge({ evidence, artworks, topicOf: () => 'subject' })
}

function judgeOfPicture(language: Language): Promise<Judge> {
  const { observations } = observedIn(
    harbourSight(language).trim().split('\n'),
    language,
    createNameFinder(artworks, language),
  )
  const evidence = { ...noEvidence(language), observations }
  return createJudge({
    evidence,
    artworks,
    topicOf: () => 'look',
    beyond: pictureBeyond(evidence, artworks),
  })
}

/** A verifier that believes what an editor wrote, and nothing else. */
function verifier(honest: readonly string[]): TextModel {
  return {
    name: 'fake/verifier',
    async *stream(call) {
      yield { type: 'text', text: verdicts(JSON.stringify(call), strictly(honest)) }
      yield { type: 'tokens', input: 1, output: 1, isCut: false }
    },
  }
}

/** What passes the first two layers, and what passes all three. */
async function passing(
  attacks: readonly Attack[],
  judges: PerLanguage<Judge>,
  honest: PerLanguage<readonly string[]>,
) {
  const section = { heading: '', isRead: true }
  const layers: Attack[] = []
  const all: string[] = []
  for (const attack of attacks) {
    const { language, sentence } = attack
    const verdict = judges[language].sentence(sentence.text, sentence.mark)
    if ('fault' in verdict) continue
    layers.push(attack)
    const model = verifier(honest[language])
    const check = createMeaningCheck(
      { model, limits: LIMITS },
      judges[language],
      language,
      newReport('m', 'write'),
    )
    const left = await check(
      [{ ...verdict, mark: sentence.mark, section }],
      new AbortController().signal,
    )
    all.push(...left.map(({ draft }) => `${language}: ${draft.text} [${sentence.mark}]`))
  }
  return { layers, all }
}

const KINDS = [
  ['on a work', judgeOfWork, (language: Language) => ourSentences(work.slug, 'student', language)],
  ['on a picture that nobody knows', judgeOfPicture, harbourSentences],
] as const

describe.each(KINDS)('%s', (_what, judgeOf, sentencesIn) => {
  let judges: PerLanguage<Judge>
  let good: PerLanguage<Sentence[]>
  beforeAll(async () => {
    judges = await inEach<Judge>(judgeOf)
    const marked = await inEach<Sentence[]>((language) =>
      sentencesIn(language).filter(({ mark }) => mark !== '-'),
    )
    // What they are made from passes.
    good = await inEach((language) =>
      marked[language].filter(({ text, mark }) => 'draft' in judges[language].sentence(text, mark)),
    )
    for (const language of LANGUAGES)
      expect(good[language].length, language).toBeGreaterThanOrEqual(marked[language].length * 0.85)
  })

  test('of a thousand attacks none passes, and few need the verifier to be stopped', async () => {
    const attacks = fc.sample(attacksOn(good), { numRuns: 1000, seed: 7 })
    const honest = await inEach((language) => good[language].map(({ text }) => text))
    const { layers, all } = await passing(attacks, judges, honest)
    expect(all).toEqual([])
    // Sentences about art that a stranger dictates name nobody and count nothing: meaning alone
    // tells them.
    expect(layers.length).toBeGreaterThan(20)
    expect(layers.length).toBeLessThan(250)
  })
})

describe('a lie in the words of our texts is stopped before the verifier', () => {
  test.each<[string, Language, string, string]>([
    ['the-starry-night', 'en', 'The Starry Night was painted in 1853.', 'date'],
    ['the-starry-night', 'en', 'The Starry Night was painted in 1890.', 'date'],
    ['the-starry-night', 'en', 'The picture is 1889 cm wide.', 'size'],
    ['the-starry-night', 'fr', 'La Nuit étoilée a été peinte en 1853.', 'date'],
    ['the-starry-night', 'es', 'La noche estrellada se pintó en 1853.', 'date'],
    ['the-starry-night', 'zh-TW', '《星夜》畫於1853年。', 'date'],
    ['the-starry-night', 'en', 'Rembrandt painted The Starry Night.', 'artist'],
    [
      'the-starry-night',
      'en',
      'Gauguin painted The Starry Night in oil on canvas.',
      'artist medium',
    ],
    ['the-starry-night', 'en', 'Picasso painted this night sky from his window.', 'f1 f2 f3'],
    ['the-starry-night', 'en', 'Its painter: Gauguin, in oil on canvas.', 'artist medium'],
    ['the-starry-night', 'en', '“Gauguin painted The Starry Night.”', 'artist'],
    ['the-starry-night', 'fr', 'Gauguin a peint La Nuit étoilée.', 'artist'],
    ['the-starry-night', 'fr', 'L’Allemagne garde La Nuit étoilée.', 'collection'],
    ['the-starry-night', 'es', 'Gauguin pintó La noche estrellada.', 'artist'],
    ['the-starry-night', 'zh-TW', '高更畫了《星夜》。', 'artist'],
    [
      'the-starry-night',
      'en',
      'The Starry Night was painted in twelve hundred hours.',
      'date artist',
    ],
    ['mona-lisa', 'en', 'Raphael painted the Mona Lisa.', 'artist'],
    ['the-night-watch', 'en', 'Vermeer painted The Night Watch in 1642.', 'artist date'],
    [
      'girl-with-a-pearl-earring',
      'en',
      'Rembrandt painted the girl with the pearl earring.',
      'artist',
    ],
  ])('of %s, in %s: %s', async (slug, language, text, mark) => {
    const told = realCatalogue().bySlug.get(slug)
    if (!told) throw new Error('no artwork')
    const judge = await createJudge({
      evidence: evidenceOf(told, language),
      artworks,
      topicOf: () => 'subject',
    })
    expect(judge.sentence(text, mark)).toHaveProperty('fault')
  })
})

test('a Chinese name that nobody saw is not told of a picture', async () => {
  const judge = await judgeOfPicture('zh-TW')
  const [first] = harbourSentences('zh-TW')
  expect(judge.sentence(first?.text ?? '', first?.mark ?? '')).toHaveProperty('draft')
  expect(judge.sentence(`${first?.text}女子是瑪利亞。`, first?.mark ?? '')).toHaveProperty(
    'fault',
    'names somebody else: 瑪利亞',
  )
})

test.each(LANGUAGES)(
  'most orders that a stranger writes into a page are no passage of it, in %s',
  (language) => {
    const orders = ORDERED[language]
    const passed = orders.filter(isImpersonal)
    expect(passed.length, passed.join(' ')).toBeLessThanOrEqual(2)
    expect(isImpersonal('“I suppose it is the best thing I have done,” he wrote.')).toBe(true)
  },
)
