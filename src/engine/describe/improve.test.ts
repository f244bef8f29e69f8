import { afterAll, expect, test } from 'vitest'
import { createSpeller } from '#engine/proofreading/spelling/speller.ts'
import type { Edit } from '#shared/api/descriptions.ts'
import {
  DESCRIPTION_TYPES,
  EXISTING_MAX,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
} from '#shared/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { describedFrom } from '#test/described.ts'
import { isShortType } from './fit.ts'

const speller = createSpeller()
afterAll(() => speller.close())

function improved(existing_description: string, goals: readonly ImprovementGoal[], fields = {}) {
  return describedFrom(
    {
      creation_mode: 'improve_existing',
      improvement_goals: goals.join(),
      existing_description,
      ...fields,
    },
    [],
    speller,
  )
}

const shown = ({ before, offers, state }: Edit) =>
  `${before} → ${offers.join(' | ') || '?'}${state === 'accepted' ? ' ✓' : ''}`

test.for<[Language, text: string, pointedOut: string]>([
  ['es', 'Explora lo liminal entre el mar y la tierra.', 'liminal'],
  ['fr', 'Le liminal est au cœur du tableau.', 'liminal'],
  ['en', 'The iconic and the captivating meet.', 'iconic'],
  ['en', 'The light is stunning.', 'stunning'],
  ['zh-TW', '這是一場視覺饗宴。', '視覺饗宴'],
])(
  'in %s, “%s” keeps its words: the empty one is pointed out, and explained',
  async ([language, text, word]) => {
    const {
      description,
      edits = [],
      changes,
      counted,
    } = await improved(text, ['clearer_language'], { language })
    expect(description).toBe(text)
    expect(changes).toEqual([])
    expect(counted).toBe(false)
    const mark = edits.find(({ before }) => before.includes(word))
    expect(mark).toMatchObject({ offers: [], state: 'open', goal: 'clearer_language' })
    expect(mark?.note).not.toBe('')
  },
)

test.for<[Language, text: string, found: string[]]>([
  [
    'en',
    'I use alot of blue and its going to look cold.',
    ['alot → a lot ✓', 'its going → it’s going'],
  ],
  ['es', 'Es muy guay y q es lo que se ve.', ['guay → ?', 'q → que ✓']],
  [
    'fr',
    'Je peint la lumiere parce que sa me calme.',
    ['Je peint → Je peins', 'lumiere → lumière ✓', 'sa me → ça me'],
  ],
  ['zh-TW', '因該是我畫的很慢。', ['因該 → 應該 ✓', '的 → 得']],
])('in %s the slips of “%s” are found', async ([language, text, found]) => {
  const { edits = [] } = await improved(text, ['clearer_language'], { language })
  expect(edits.map(shown)).toEqual(found)
})

test('what is beyond doubt is accepted at once; the rest is left to the artist', async () => {
  const { description, changes, counted } = await improved(
    'i dont use red,there hands are definately grey.',
    ['clearer_language'],
  )
  expect(description).toBe('I don’t use red, there hands are definitely grey.')
  expect(changes.map(({ before, after }) => `${before} → ${after}`)).toEqual(
    ['i → I', 'dont → don’t', ', → , ', 'definately → definitely'].map((change) =>
      change.replace(', → , ', ' →  '),
    ),
  )
  expect(counted).toBe(true)
})

test.for<[ImprovementGoal, text: string, found: string[]]>([
  ['clearer_language', 'I paint in order to rest.', ['in order to → to']],
  ['clearer_language', 'A number of the works are gone.', []],
  ['professional_tone', 'I don’t paint people!!', ['don’t → do not', '!! → .']],
  ['professional_tone', 'Isn’t it strange?', []],
  ['technical_accuracy', 'Mixed media on board.', ['Mixed media → ?']],
  ['emotional_depth', 'I wanted to show sadness.', ['sadness → ?']],
  [
    'broader_appeal',
    'The impasto catches the light.',
    ['impasto → impasto (paint laid on thickly)'],
  ],
  [
    'more_engaging',
    'I think about waiting. I scraped the linen with a knife. The door stays open.',
    ['I scraped → ?'],
  ],
  ['more_engaging', 'I wanted the sea to move. To see it I scraped the paper.', []],
])('%s: in “%s” it finds %j', async ([goal, text, found]) => {
  const { edits = [], description } = await improved(text, [goal])
  expect(edits.map(shown)).toEqual(found)
  expect(description).toBe(text)
})

test('a sentence that is only held together by a comma could be two; a long one is pointed out where it could end', async () => {
  const { edits = [] } = await improved(
    'I paint the sea because my grandfather was a sailor, it is cold and it is grey and he never came back from it.',
    ['clearer_language'],
  )
  expect(edits.map(shown)).toEqual([', it → . It'])
  const long = await improved(
    'I walked along the canal every morning of that long winter with my camera and a flask of tea in my coat and I looked at the same three barges in the same brown water until I knew each of their ropes.',
    ['clearer_language'],
  )
  expect(long.edits?.map(({ before, note }) => [before, note])).toEqual([
    ['and', 'This sentence has 42 words. Could it be two?'],
  ])
})

test('what was told of the material is added at the end, once, and not counted', async () => {
  const medium_details = 'oil on linen, 80x60cm. I ground the pigments.'
  const { description, goals, counted } = await improved('I wait.', ['technical_accuracy'], {
    medium_details,
  })
  expect(description).toBe(
    'I wait.\n\nI made this work in oil on linen, 80 × 60 cm. I ground the pigments.',
  )
  expect(goals).toEqual([{ goal: 'technical_accuracy', served: true, note: '' }])
  expect(counted).toBe(false)
  const again = await improved(
    `${description} It is oil on linen, 80 × 60 cm.`,
    ['technical_accuracy'],
    {
      medium_details,
    },
  )
  expect(again.edits).toEqual([])
})

test('what was told of the intention is added for the emotion', async () => {
  const fields = { artistic_intent: 'to keep the quiet of my kitchen' }
  const { changes } = await improved('Oil on linen.', ['emotional_depth'], fields)
  expect(changes).toEqual([
    { before: '', after: 'I wanted to keep the quiet of my kitchen.', goal: 'emotional_depth' },
  ])
})

test('a text that is too long for its type keeps its sizes, and what does not fit is said', async () => {
  const sentences = Array.from(
    { length: 12 },
    (_, at) => `On day ${at + 1} I went to the river and drew one stone.`,
  )
  const text = `${sentences.join(' ')} Charcoal on paper, 30 × 40 cm.`
  const {
    description,
    long_form,
    left_out = [],
  } = await improved(text, ['clearer_language'], {
    description_type: 'social_media',
  })
  expect([...description].length).toBeLessThanOrEqual(280)
  expect(description).toContain('Charcoal on paper, 30 × 40 cm.')
  expect(long_form).toBe(text)
  expect(left_out.map((each) => each.field)).toContain('existing_description')
  for (const sentence of sentences)
    expect(description.includes(sentence)).toBe(!left_out.some((each) => each.text === sentence))
})

test('an address, an abbreviation and a name are left alone', async () => {
  const text =
    'See www.example.org, e.g. the works of Zdzisław Beksiński, or write to ann.Lee@example.org today, please.'
  expect((await improved(text, ['clearer_language'])).edits).toEqual([])
})

test('a sentence in another language is left alone', async () => {
  const text =
    'My mother said: this is how we do it. Kindheit ist ein Zimmer ohne Fenster. I never forgot it.'
  expect((await improved(text, ['clearer_language'])).edits).toEqual([])
})

const REPEATED = ['我', 'I ', 'a, ', '1 x ', 'I was, ', 'a. A. ', 'zzxq ']
const SHORT_TYPES = DESCRIPTION_TYPES.filter(isShortType)

/** Ordinary sentences of each language. */
const ORDINARY: Record<Language, string> = {
  en: 'I paint the harbour at night, with thin layers of oil on linen. ',
  fr: 'Je peins le port la nuit, en couches minces, à l’huile sur lin. ',
  es: 'Pinto el puerto de noche, con capas finas de óleo sobre lino. ',
  'zh-TW': '我在夜裡畫港口，用薄薄的油彩，一層一層畫在亞麻布上。',
}

/** Milliseconds of the main thread for texts of the greatest length, on the average. */
async function tookFor(partsIn: (language: Language) => readonly string[]): Promise<number> {
  const texts = LANGUAGES.flatMap((language) =>
    SHORT_TYPES.flatMap((description_type) =>
      partsIn(language).map((part) => ({
        creation_mode: 'improve_existing',
        improvement_goals: IMPROVEMENT_GOALS.join(),
        existing_description: part.repeat(EXISTING_MAX / part.length),
        language,
        description_type,
      })),
    ),
  )
  const started = performance.now()
  for (const text of texts) await describedFrom(text)
  return (performance.now() - started) / texts.length
}

test('a text of 5000 characters without a sentence costs little more than one of ordinary sentences', async () => {
  const ordinary = await tookFor((language) => [ORDINARY[language]])
  const odd = await tookFor(() => REPEATED)
  expect(odd / ordinary).toBeLessThan(2)
})
