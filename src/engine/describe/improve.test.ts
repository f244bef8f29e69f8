import { expect, test } from 'vitest'
import { describeArtworkSchema } from '#shared/api/descriptions.ts'
import {
  DESCRIPTION_TYPES,
  EXISTING_MAX,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
} from '#shared/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { describeWork } from './describe.ts'
import { isShortType } from './fit.ts'

function improved(existing_description: string, goals: readonly ImprovementGoal[], fields = {}) {
  const body = describeArtworkSchema.parse({
    creation_mode: 'improve_existing',
    improvement_goals: goals.join(),
    existing_description,
    ...fields,
  })
  return describeWork(body, { measurements: [], seen: [] })
}

test.for<[Language, before: string, after: string]>([
  [
    'en',
    'My work is very very good. i paint the sea because my grandfather was a sailor, it utilizes a lot of blue in order to make a feeling of cold, I think that it is maybe about being alone.',
    'My work is good. I paint the sea because my grandfather was a sailor. It uses a lot of blue to make a feeling of cold. It may be about being alone.',
  ],
  [
    'en',
    'I scraped it with a knife,and i kept it .It was cold',
    'I scraped it with a knife, and I kept it. It was cold.',
  ],
  ['en', 'I feel the cold. I think about waiting.', 'I feel the cold. I think about waiting.'],
  ['en', 'It is not very big, and not quite finished.', 'It is not very big, and not quite finished.'],
  [
    'en',
    'When I paint alone in the morning, I listen to the radio.',
    'When I paint alone in the morning, I listen to the radio.',
  ],
  [
    'en',
    'www.example.org shows it. Write to ann.Lee@example.org. https://example.org',
    'www.example.org shows it. Write to ann.Lee@example.org. https://example.org.',
  ],
  ['en', 'She had had enough. New York, New York.', 'She had had enough. New York, New York.'],
  [
    'fr',
    'je peins la mer dans le but de garder la lumière, je pense que c’est peut-être une façon de ne pas oublier. c’est très très beau!',
    'Je peins la mer pour garder la lumière. C’est peut-être une façon de ne pas oublier. C’est très beau.',
  ],
  ['fr', 'j’aime pas le bleu. Nous nous levons tôt.', 'Je n’aime pas le bleu. Nous nous levons tôt.'],
  [
    'es',
    'utilizo telas viejas con el fin de hablar de mi familia, creo que es una forma de recordar muy muy lenta.',
    'Uso telas viejas para hablar de mi familia. Es una forma de recordar muy lenta.',
  ],
  [
    'zh-TW',
    '我運用藍色來進行創作,因為我的祖父是水手的關係,我從小就在海邊長大.真的非常非常冷！',
    '我用藍色創作，因為我的祖父是水手，我從小就在海邊長大。非常冷。',
  ],
])('in %s, “%s” is mended', ([language, before, after]) => {
  const { description, changes } = improved(before, ['clearer_language', 'professional_tone'], { language })
  expect(description).toBe(after)
  expect(changes.length > 0).toBe(before !== after)
})

test('a sentence that begins with a small letter is changed by itself', () => {
  const { changes } = improved('I wait. i paint, e.g. doors.', ['clearer_language'])
  expect(changes).toEqual([
    { before: 'i paint, e.g. doors.', after: 'I paint, e.g. doors.', goal: 'clearer_language' },
  ])
})

test('a clearing of the throat goes, and the concrete sentence leads', () => {
  const { description } = improved('As an artist, I wait. I scraped the linen twice.', ['more_engaging'])
  expect(description).toBe('I scraped the linen twice. I wait.')
})

test('what was told of the material is added at the end, once', () => {
  const medium_details = 'oil on linen, 80x60cm. I ground the pigments.'
  const { description, goals } = improved('I wait.', ['technical_accuracy'], { medium_details })
  expect(description).toBe('I wait.\n\nI made this work in oil on linen, 80 × 60 cm. I ground the pigments.')
  expect(goals).toEqual([{ goal: 'technical_accuracy', served: true, note: '' }])
  const again = improved(`${description} It is oil on linen, 80 × 60 cm.`, ['technical_accuracy'], {
    medium_details,
  })
  expect(again.changes).toEqual([])
})

test('what was told of the intention is added for the emotion', () => {
  const fields = { artistic_intent: 'to keep the quiet of my kitchen' }
  const { changes } = improved('Oil on linen.', ['emotional_depth'], fields)
  expect(changes).toEqual([
    { before: '', after: 'I wanted to keep the quiet of my kitchen.', goal: 'emotional_depth' },
  ])
})

const REPEATED = ['我', 'I ', 'a, ', '1 x ', 'I was, ', 'a. A. ']
const SHORT_TYPES = DESCRIPTION_TYPES.filter(isShortType)

test('a text of 5000 characters without a sentence holds nobody up', () => {
  const started = performance.now()
  for (const language of LANGUAGES)
    for (const description_type of SHORT_TYPES)
      for (const part of REPEATED)
        improved(part.repeat(EXISTING_MAX / part.length), IMPROVEMENT_GOALS, { language, description_type })
  const texts = LANGUAGES.length * SHORT_TYPES.length * REPEATED.length
  // Milliseconds of the main thread, on the average; about 200 while a text was cut word by word.
  expect((performance.now() - started) / texts).toBeLessThan(60)
})
