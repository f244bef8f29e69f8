import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLOUR_NAMES } from '#engine/observe/measure/colour-names.ts'
import type { Figures } from '#engine/observe/measure/figures.ts'
import { measurementsOf } from '#engine/observe/measurements.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { simplifiedCharactersOf } from '#engine/text/language.ts'
import { fold, nameStandsIn, namesOf } from '#engine/text/names.ts'
import { numbersOf } from '#engine/text/numbers.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { type DescribeArtwork, describeArtworkSchema } from '#shared/api/descriptions.ts'
import { LINE_DIRECTIONS } from '#shared/api/measurements.ts'
import {
  DESCRIPTION_TYPES,
  IMPROVEMENT_GOALS,
  LABEL_CHARACTERS,
  LABEL_WORDS,
  POST_CHARACTERS,
} from '#shared/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { describedFrom } from '#test/described.ts'

const TELLINGS: Record<
  Language,
  Record<'intent' | 'medium' | 'audience' | 'sentence', string[]>
> = {
  en: {
    intent: [
      '',
      'I painted the harbour at Whitby in the hour before the boats come in.',
      'to keep the quiet of my grandmother’s kitchen',
      'My father repaired nets here for 31 years. I wanted the knots to be what you look at, not the sea.',
      'the quiet of my grandmother’s kitchen',
      'i wanted the wind. it was cold,and i stayed\nnothing else',
    ],
    medium: [
      '',
      'Bronze, lost-wax cast. 45x20x18cm. Edition of 5',
      'oil on linen, 80 × 60 cm',
      'I ground the pigments by hand and laid 14 thin glazes over gesso.',
    ],
    audience: ['', 'visitors of a small gallery in Leeds', 'the jury'],
    sentence: [
      'The blue took me 3 winters.',
      'I don’t know whether the figure is leaving!',
      'It began with a photograph that my sister sent from Oslo, and I kept it on the wall beside the easel for a year, and it slowly lost all its colour to the sun.',
      'In order to see the wall I scraped it twice with a knife.',
      'The work really is about waiting.',
      'i utilize a lot of blue, I think that it is maybe very very cold and it has the ability to slow the eye.',
    ],
  },
  fr: {
    intent: [
      '',
      'Je voulais garder le port de Sète dans l’heure qui précède les bateaux.',
      'garder le silence de la cuisine de ma grand-mère',
      'Mon père a réparé des filets ici pendant 31 ans. Je voulais que l’on regarde les nœuds, pas la mer.',
      'le silence de la cuisine de ma grand-mère',
      'je voulais le vent. il faisait froid,et je suis restée\nrien d’autre',
    ],
    medium: [
      '',
      'Bronze, fonte à la cire perdue. 45x20x18cm. Édition de 5',
      'huile sur lin, 80 × 60 cm',
      'J’ai posé 14 glacis très fins sur un fond de gesso.',
    ],
    audience: ['', 'les visiteurs d’une petite galerie de Lyon', 'le jury'],
    sentence: [
      'Le bleu m’a pris 3 hivers.',
      'Je ne sais pas si la figure s’en va, ça reste ouvert !',
      'Tout part d’une photographie que ma sœur a envoyée d’Oslo, et je l’ai gardée sur le mur près du chevalet pendant un an, mais elle a perdu peu à peu toute sa couleur au soleil du matin.',
      'Dans le but de voir le mur, je l’ai gratté deux fois au couteau.',
      'je pense que c’est peut-être très très froid, il y a un certain nombre de bleus et je les ai posés le matin.',
    ],
  },
  es: {
    intent: [
      '',
      'Quería guardar el puerto de Cádiz en la hora antes de que lleguen los barcos.',
      'guardar el silencio de la cocina de mi abuela',
      'Mi padre remendó redes aquí durante 31 años. Quería que se miraran los nudos, no el mar.',
      'el silencio de la cocina de mi abuela',
      'quería el viento. hacía frío,y me quedé\nnada más',
    ],
    medium: [
      '',
      'Bronce, fundición a la cera perdida. 45x20x18cm. Edición de 5',
      'óleo sobre lino, 80 × 60 cm',
      'Puse 14 veladuras muy finas sobre un fondo de gesso.',
    ],
    audience: ['', 'los visitantes de una pequeña galería de Bilbao', 'el jurado'],
    sentence: [
      'El azul me llevó 3 inviernos.',
      '¡No sé si la figura se marcha!',
      'Todo empezó con una fotografía que mi hermana mandó desde Oslo, la tuve en la pared junto al caballete durante un año entero, pero poco a poco perdió todo su color con el sol de la mañana.',
      'Con el fin de ver la pared, la raspé dos veces con la espátula.',
      'utilizo mucho azul, creo que es muy muy frío y luego lo raspé por la mañana con la espátula.',
    ],
  },
  'zh-TW': {
    intent: [
      '',
      '我想留住船隻回港前那一個小時的基隆港。',
      '留住外婆廚房裡的安靜',
      '我的父親在這裡補了31年的漁網。我想讓人看的是繩結，而不是海。',
      '外婆的廚房',
      '我想畫風.那天很冷,我沒有走\n沒有別的',
    ],
    medium: [
      '',
      '青銅，脫蠟鑄造。45x20x18公分。限量5件',
      '油彩、亞麻布，80 × 60 公分',
      '我在底料上罩染了14層很薄的顏色。',
    ],
    audience: ['', '臺南一間小畫廊的觀眾', '評審'],
    sentence: [
      '這片藍花了我3個冬天。',
      '我不知道畫中的人是不是要離開！',
      '一切始於妹妹從奧斯陸寄來的一張照片，我把它釘在畫架旁的牆上整整一年，每天早上看它一眼，但它漸漸在陽光裡失去了所有的顏色，只剩下一片很淡的灰。',
      '基本上，我用刮刀把牆面刮了兩次。',
      '我運用藍色來進行創作,我覺得可能也許非常非常冷.',
    ],
  },
}

const figures: fc.Arbitrary<Figures> = fc
  .record({
    ratio: fc.double({ min: 0.3, max: 3, noNaN: true }),
    colours: fc.uniqueArray(fc.integer({ min: 0, max: COLOUR_NAMES.length - 1 }), {
      minLength: 1,
      maxLength: 8,
    }),
    median: fc.integer({ min: 0, max: 100 }),
    range: fc.integer({ min: 0, max: 90 }),
    warm: fc.double({ min: 0, max: 1, noNaN: true }),
    dominant: fc.option(fc.constantFrom(...LINE_DIRECTIONS)),
  })
  .map(({ ratio, colours, median, range, warm, dominant }) => ({
    ratio,
    palette: colours.map((at) => ({
      key: COLOUR_NAMES[at]?.key ?? 'olive',
      lab: [50, 0, 0] as [number, number, number],
      hex: '#808080',
      share: 1 / colours.length,
    })),
    temperature: { warm, cool: (1 - warm) / 2, neutral: (1 - warm) / 2 },
    value: {
      median,
      dark: 5,
      light: 5 + range,
      histogram: Array.from({ length: 16 }, () => 1 / 16),
    },
    saturation: { mean: 20, high: 40 },
    fields: Array.from({ length: 9 }, (_, at) => at * 10),
    directions: {
      rose: Array.from({ length: 12 }, () => 1 / 12),
      shares: { horizontal: 0.4, vertical: 0.2, rising: 0.2, falling: 0.2 },
      dominant,
    },
    symmetry: { leftRight: 0.5, topBottom: 0.5 },
  }))

function tellings(
  language: Language,
): fc.Arbitrary<Partial<Record<keyof DescribeArtwork, string>>> {
  const { intent, medium, audience, sentence } = TELLINGS[language]
  return fc.record({
    artistic_intent: fc.constantFrom(...intent),
    medium_details: fc.constantFrom(...medium),
    target_audience: fc.constantFrom(...audience),
    existing_description: fc
      .shuffledSubarray(sentence, { minLength: 1 })
      .map((sentences) => sentences.join(language === 'zh-TW' ? '' : ' ')),
    improvement_goals: fc.subarray([...IMPROVEMENT_GOALS]).map((goals) => goals.join()),
  })
}

const CASES = LANGUAGES.flatMap((language) =>
  DESCRIPTION_TYPES.flatMap((type) =>
    (['generate_new', 'improve_existing'] as const).map((mode) => ({ language, type, mode })),
  ),
)

test.for(CASES)(
  '$mode $type in $language keeps its limits and states only what was told or measured',
  ({ language, type, mode }) => {
    const check = async (told: Partial<Record<string, string>>, measured: Figures) => {
      const body = {
        ...told,
        creation_mode: mode,
        description_type: type,
        language,
        ...(mode === 'generate_new' ? { existing_description: '' } : {}),
      }
      const measurements = measurementsOf(measured, 'photo', language)
      const described = await describedFrom(body, measurements)
      const { description, statements, long_form, questions } = described
      const texts = [description, ...(long_form === null ? [] : [long_form])]

      expect(description).not.toBe('')
      expect(languageFault(description, language)).toBeNull()
      if (language === 'zh-TW')
        expect(simplifiedCharactersOf([...texts, ...questions].join(''))).toEqual([])
      if (mode === 'generate_new') {
        const whole = fold(texts.join('\n'))
        const words =
          fold(`${told.artistic_intent} ${told.medium_details}`).match(/\p{L}{4,}/gu) ?? []
        expect(words.filter((word) => !whole.includes(word))).toEqual([])
      }
      if (type === 'social_media')
        expect([...description].length).toBeLessThanOrEqual(POST_CHARACTERS)
      if (type === 'gallery_label')
        expect(lengthOf(description, language)).toBeLessThanOrEqual(
          language === 'zh-TW' ? LABEL_CHARACTERS : LABEL_WORDS,
        )

      // What was measured is one sentence without a figure, and whom it is for is not printed.
      expect(
        statements.filter(({ rests_on }) => rests_on === 'measured').length,
      ).toBeLessThanOrEqual(1)
      if (told.target_audience) expect(texts.join('\n')).not.toContain(told.target_audience)
      const sources = Object.values(told).join('\n')
      const numbers = new Set(numbersOf(sources, language))
      for (const text of texts.flatMap((whole) => whole.split('\n\n'))) {
        expect(numbersOf(text, language).filter((number) => !numbers.has(number))).toEqual([])
        // Without the space that French puts there, a sentence is seen to end with its quotation.
        const closed = text.replace(/\s»/gu, '»')
        expect(
          namesOf(closed, language).filter((name) => !nameStandsIn(name, fold(sources))),
        ).toEqual([])
      }
      for (const statement of statements) {
        expect(statement.from.length).toBeGreaterThan(0)
        if (statement.rests_on === 'measured')
          expect(measurements.map(({ id }) => id)).toEqual(expect.arrayContaining(statement.from))
      }
      for (const { goal, served, note } of described.goals) {
        expect(served).toBe(
          described.edits?.some(
            (edit) => edit.goal === goal || (edit.goal === null && goal === 'clearer_language'),
          ),
        )
        expect(note === '').toBe(served)
      }
    }
    return fc.assert(fc.asyncProperty(tellings(language), figures, check), { numRuns: 50 })
  },
)

const [picture] = fc.sample(figures, { numRuns: 1, seed: 7 })
function described(fields: Record<string, string>) {
  return describedFrom(fields, picture ? measurementsOf(picture, 'photo', 'en') : [])
}
function improved(existing_description: string, improvement_goals: string, fields = {}) {
  return described({
    creation_mode: 'improve_existing',
    existing_description,
    improvement_goals,
    ...fields,
  })
}

test('with nothing told the text is short, says only what was measured, and asks', async () => {
  const { statements, questions } = await described({})
  expect(statements.every(({ rests_on }) => rests_on === 'measured')).toBe(true)
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(questions[0]).toMatch(/^What is it made of/u)
  expect(questions[1]).toMatch(/^What did you want/u)
})

test('the artist’s own words stay as they are, and are quoted where somebody else speaks', async () => {
  const words = 'I wanted the knots to be what you look at.'
  expect((await described({ artistic_intent: words })).statements[0]).toEqual({
    text: words,
    rests_on: 'told',
    from: ['artistic_intent'],
    paragraph: 0,
  })
  const { description } = await described({ artistic_intent: words, description_type: 'portfolio' })
  expect(description).toContain(`“${words}”`)
})

test('an intent longer than a post is cut after a word, and whole in the long form', async () => {
  const words = `I want ${'to look at the quiet water again and '.repeat(12)}to stay.`
  const { description, long_form } = await described({
    artistic_intent: words,
    description_type: 'social_media',
  })
  expect([...description].length).toBeLessThanOrEqual(POST_CHARACTERS)
  expect(long_form).toContain(words)
})

test('a goal for which nothing can honestly be done says so', async () => {
  const { description, edits, goals, counted } = await improved(
    'I painted this in 3 days.',
    'technical_accuracy,more_engaging',
  )
  expect(description).toBe('I painted this in 3 days.')
  expect(edits).toEqual([])
  expect(counted).toBe(false)
  expect(goals.map(({ note }) => note)).toEqual([
    expect.stringMatching(/left the order/u),
    expect.stringMatching(/know no more of the material/u),
  ])
})

test('an existing description is needed to improve one', () => {
  const { error } = describeArtworkSchema.safeParse({
    creation_mode: 'improve_existing',
    existing_description: '  ',
  })
  expect(error?.issues[0]?.message).toBe('description_missing')
})
