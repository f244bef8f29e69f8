import { expect, test } from 'vitest'
import type { Decisions, Description } from '#shared/api/descriptions.ts'
import {
  DESCRIPTION_TYPES,
  type DescriptionType,
  type INTERVIEW,
  interviewFor,
  LABEL_WORDS,
  POST_CHARACTERS,
} from '#shared/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { describedFrom } from '#test/described.ts'
import { decide, UnknownEdit } from './decide.ts'

const ANSWERS: Record<Language, Record<(typeof INTERVIEW)[number], string>> = {
  en: {
    work_title: 'Low Tide, 2024',
    subject: 'a woman who mends a net, seen from behind',
    medium_details: 'oil on linen, 80x60cm. I scraped the sky twice.',
    artistic_intent: 'I wanted the knots to be what you look at.',
    notice: 'the red thread in her left hand',
    origin: 'a photograph that my sister sent from Oslo',
    on_view: 'Tide Gallery, Whitby, until 3 May',
    series: 'Nets, 2022–2024',
    plan: '40 metres of linen and a year of rent',
  },
  fr: {
    work_title: 'Marée basse, 2024',
    subject: 'une femme qui répare un filet, vue de dos',
    medium_details: 'huile sur lin, 80x60cm. J’ai gratté le ciel deux fois.',
    artistic_intent: 'Je voulais que l’on regarde les nœuds.',
    notice: 'le fil rouge dans sa main gauche',
    origin: 'une photo que ma sœur a envoyée d’Oslo',
    on_view: 'Galerie des Marées, Sète, jusqu’au 3 mai',
    series: 'Filets, 2022-2024',
    plan: '40 mètres de lin et un an de loyer',
  },
  es: {
    work_title: 'Marea baja, 2024',
    subject: 'una mujer que remienda una red, de espaldas',
    medium_details: 'óleo sobre lino, 80x60cm. Raspé el cielo dos veces.',
    artistic_intent: 'Quería que se miraran los nudos.',
    notice: 'el hilo rojo en su mano izquierda',
    origin: 'una foto que mi hermana mandó desde Oslo',
    on_view: 'Galería Marea, Cádiz, hasta el 3 de mayo',
    series: 'Redes, 2022-2024',
    plan: '40 metros de lino y un año de alquiler',
  },
  'zh-TW': {
    work_title: '《退潮》，2024',
    subject: '一位補漁網的女人，從背後看',
    medium_details: '油彩、亞麻布，80x60公分。我把天空刮了兩次。',
    artistic_intent: '我想讓人看的是繩結。',
    notice: '她左手的紅線',
    origin: '妹妹從奧斯陸寄來的一張照片',
    on_view: '潮間帶畫廊，基隆，展至5月3日',
    series: '漁網系列，2022至2024',
    plan: '40公尺的亞麻布和一年的房租',
  },
}

const squeezed = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/x/giu, '')
    .toLowerCase()

const CASES = LANGUAGES.flatMap((language) =>
  DESCRIPTION_TYPES.map((type) => [type, language] as const),
)

test.for(CASES)(
  'a %s in %s says all that was told, or says what does not fit',
  async ([type, language]) => {
    const asked = Object.fromEntries(
      interviewFor(type).map((field) => [field, ANSWERS[language][field]]),
    )
    const {
      description,
      left_out = [],
      statements,
    } = await describedFrom({
      ...asked,
      language,
      description_type: type,
    })
    const said = squeezed(description)
    const apart = squeezed(left_out.map(({ text }) => text).join(' '))
    for (const [field, answer] of Object.entries(asked))
      for (const sentence of answer.split(/[.。]\s*/u).filter(Boolean))
        expect(said.includes(squeezed(sentence)) || apart.includes(squeezed(sentence)), field).toBe(
          true,
        )
    expect(said).toContain('8060')
    for (const { rests_on, from } of statements.filter(({ rests_on }) => rests_on === 'told'))
      expect([rests_on, from.every((field) => field in asked)]).toEqual(['told', true])
  },
)

test.for<[DescriptionType, text: string]>([
  [
    'artist_statement',
    'Low Tide, 2024\n\nI made this work in oil on linen, 80 × 60 cm. A woman who mends a net, seen from behind. Where it began: a photograph that my sister sent from Oslo. I wanted the knots to be what you look at.\n\nI scraped the sky twice. Worth noticing: the red thread in her left hand.',
  ],
  [
    'gallery_label',
    'Low Tide, 2024\n\nOil on linen, 80 × 60 cm\n\n“I wanted the knots to be what you look at.”',
  ],
  [
    'grant_application',
    'Low Tide, 2024\n\nI made this work in oil on linen, 80 × 60 cm. A woman who mends a net, seen from behind. I scraped the sky twice.\n\nI wanted the knots to be what you look at.\n\nWhat the grant is for: 40 metres of linen and a year of rent.\n\nWorth noticing: the red thread in her left hand.',
  ],
])('the answers fill the frame of a %s', async ([type, text]) => {
  const asked = Object.fromEntries(interviewFor(type).map((field) => [field, ANSWERS.en[field]]))
  expect((await describedFrom({ ...asked, description_type: type })).description).toBe(text)
})

test('a whole sentence is not set behind a colon', async () => {
  const { description } = await describedFrom({
    notice: 'Look for the hand. It is red.',
    artistic_intent: 'I wait.',
  })
  expect(description).toContain('I wait. Look for the hand. It is red.')
})

const LONG =
  'oil, pigment and rabbit skin glue on linen that was stretched over a panel of oak which my uncle had kept in his barn for thirty years, 80x60cm, edition of one, framed in limed ash by a carpenter from the next village whose name I promised not to tell'

test.for(['social_media', 'gallery_label'] as const)(
  'material and size stay in a %s, however long the rest is',
  async (description_type) => {
    const { description, left_out = [] } = await describedFrom({
      description_type,
      medium_details: LONG,
      artistic_intent: Array.from(
        { length: 9 },
        (_, at) => `On day ${at + 1} I look at the quiet water and wait for it to move.`,
      ).join(' '),
    })
    expect(description).toContain('Oil, 80 × 60 cm')
    if (description_type === 'social_media')
      expect([...description].length).toBeLessThanOrEqual(POST_CHARACTERS)
    else expect(description.split(/\s+/u).length).toBeLessThanOrEqual(LABEL_WORDS)
    expect(left_out.map(({ field }) => field)).toContain('artistic_intent')
  },
)

async function kept(fields: Record<string, string>): Promise<Description> {
  return { id: 'd1', created_at: '2026-11-21T12:00:00.000Z', ...(await describedFrom(fields)) }
}

test('a decision changes the new text, its statements and its long form', async () => {
  const before = await kept({
    description_type: 'gallery_label',
    medium_details: 'oil on linen, 80 × 60 cm',
    artistic_intent: 'I paint alot of water. Its going to freeze. Alot of it.',
  })
  const id = (text: string) => before.edits?.find((edit) => edit.before === text)?.id ?? ''
  expect(before.description).toContain('“I paint a lot of water.”')
  const left = decide(before, [{ id: id('alot'), state: 'rejected' }])
  expect(left.description).toContain('“I paint alot of water.”')
  const own = decide(left, [{ id: id('alot'), state: 'accepted', text: 'too much' }])
  expect(own.description).toContain('“I paint too much of water.”')
  expect(own.statements.map(({ text }) => text).join('\n\n')).toBe(own.description)
  expect(own.long_form).toContain('I paint too much of water.')
})

test('decisions can be taken back, and a change that is not there is refused', async () => {
  const before = await kept({
    creation_mode: 'improve_existing',
    existing_description: 'i dont wait in order to rest.',
  })
  const all = (state: 'accepted' | 'rejected'): Decisions =>
    (before.edits ?? []).map(({ id }) => ({ id, state }))
  const accepted = decide(before, all('accepted'))
  expect(accepted.description).toBe('I don’t wait to rest.')
  const rejected = decide(accepted, all('rejected'))
  expect(rejected.description).toBe('i dont wait in order to rest.')
  expect(rejected.changes).toEqual([])
  expect(() => decide(before, [{ id: 'e77', state: 'accepted' }])).toThrow(UnknownEdit)
})
