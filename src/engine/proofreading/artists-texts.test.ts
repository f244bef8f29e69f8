import { afterAll, expect, test } from 'vitest'
import type { Edit } from '#shared/api/descriptions.ts'
import { IMPROVEMENT_GOALS } from '#shared/descriptions.ts'
import { composed } from '#shared/edits.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type ArtistsText, artistsTexts } from '#test/artists-texts.ts'
import { proofread } from './proofread.ts'
import { createSpeller } from './spelling/speller.ts'

const speller = createSpeller()
afterAll(() => speller.close())

const texts = artistsTexts()
const of = (language: Language) => texts.filter((each) => each.language === language)
const proofs = new Map<ArtistsText, Promise<Edit[]>>()

function editsOf(each: ArtistsText): Promise<Edit[]> {
  const made =
    proofs.get(each) ??
    proofread(each.text, each.language, { goals: IMPROVEMENT_GOALS, speller }).then(
      ({ edits }) => edits,
    )
  proofs.set(each, made)
  return made
}

/** With every change that is proposed. */
const all = (edits: readonly Edit[]) =>
  edits.map((edit) => (edit.offers.length > 0 ? { ...edit, state: 'accepted' as const } : edit))
const none = (edits: readonly Edit[]) =>
  edits.map((edit) => ({ ...edit, state: 'rejected' as const }))
const squeezed = (text: string) => text.replace(/\s/gu, '').toLowerCase()
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

test.each(LANGUAGES)(
  'of the slips in texts of artists in %s four in five are found',
  async (language) => {
    const missed: string[] = []
    let planted = 0
    for (const each of of(language)) {
      const edits = await editsOf(each)
      for (const slip of each.planted) {
        const at = each.text.indexOf(slip)
        const isFound = edits.some(({ from, to, kind, text, before }) => {
          const isThere = from < at + slip.length && to > at
          return isThere && (kind !== 'typing' || squeezed(text) !== squeezed(before))
        })
        planted += 1
        if (!isFound) missed.push(slip)
      }
    }
    expect(planted).toBeGreaterThan(20)
    expect(missed.length / planted, missed.join(' | ')).toBeLessThanOrEqual(0.2)
  },
)

test.each(LANGUAGES)(
  'no fact of a text in %s is lost, whether what is proposed is accepted or not',
  async (language) => {
    for (const each of of(language)) {
      const edits = await editsOf(each)
      for (const made of [edits, all(edits)]) {
        const text = squeezed(composed(each.text, made))
        expect(each.facts.filter((fact) => !text.includes(squeezed(fact)))).toEqual([])
      }
    }
  },
)

test.each(LANGUAGES)(
  'no word is cut out of a sentence in %s: each place is filled',
  async (language) => {
    const letters = (text: string) => words(text).join('').replace(/x/giu, '').length
    for (const each of of(language))
      for (const { kind, before, offers } of await editsOf(each))
        for (const offer of offers) {
          if (kind === 'typing')
            expect(letters(offer), `${before} → ${offer}`).toBe(letters(before))
          else
            expect(words(offer).length > 0, `${before} → ${offer}`).toBe(words(before).length > 0)
        }
  },
)

test.each(LANGUAGES)(
  'what is rejected leaves a text in %s as it was typed, but for its signs',
  async (language) => {
    for (const each of of(language)) {
      const left = composed(each.text, none(await editsOf(each)))
      expect(squeezed(left).replace(/[^\p{L}\p{N}]/gu, '')).toBe(
        squeezed(each.text).replace(/[^\p{L}\p{N}]/gu, ''),
      )
    }
  },
)

test.each(LANGUAGES)(
  'the places of a text in %s are in order and do not overlap',
  async (language) => {
    for (const each of of(language)) {
      const edits = await editsOf(each)
      for (const [at, edit] of edits.entries()) {
        expect(edit.from).toBeLessThanOrEqual(edit.to)
        expect(edit.from).toBeGreaterThanOrEqual(edits[at - 1]?.to ?? 0)
        if (edit.kind === 'typing') expect(each.text.slice(edit.from, edit.to)).toBe(edit.before)
      }
    }
  },
)
