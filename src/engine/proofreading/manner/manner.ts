import { instead, pointedOut, type Rule } from '../rule.ts'

/** How a language says something better or worse, and where its sentences come apart. */
export interface Manner {
  /** A longer sentence is pointed out: words, or characters in Chinese. */
  longSentence: number
  /** Neither part of a splice is shorter than this. */
  leastPart: number
  /** The comma between two sentences, with the first letter of the second. */
  splice: RegExp
  /** What joins the parts of a long sentence. */
  joint: RegExp
  /** A part with this has a verb of its own. */
  clause: RegExp
  /** A part that begins or goes on like this waits for what follows the comma. */
  waiting: RegExp
  rules: Rule[]
  /** What makes a sentence concrete beside numbers and colours: materials and tools. */
  concrete: RegExp
  /** Openings that lean on the sentence before: such a sentence cannot come first. */
  leaning: RegExp
  /** Words that point back, wherever they stand: such a sentence cannot come first either. */
  pointing: RegExp
}

const CLEARER = ['clearer_language'] as const
const TONE = ['professional_tone', 'clearer_language'] as const
const FORMAL = ['professional_tone'] as const

/**
 * The rules of a language from its lists: tables of `pattern=instead`, and patterns that are
 * pointed out.
 */
export function rulesOf(lists: {
  wordy: string
  talk: string
  contractions?: string
  empty: string
  praise: string
  filler: string
  hedge: string
  throat: string
  colloquial: string
  feeling: string
  vague: string
}): Rule[] {
  return [
    ...instead({ kind: 'wording', reason: 'wordy', goals: CLEARER }, lists.wordy),
    ...instead({ kind: 'tone', reason: 'colloquial', goals: TONE }, lists.talk),
    ...(lists.contractions
      ? instead({ kind: 'tone', reason: 'contraction', goals: FORMAL }, lists.contractions)
      : []),
    pointedOut({ kind: 'tone', reason: 'colloquial', goals: TONE }, lists.colloquial),
    pointedOut(
      { kind: 'wording', reason: 'empty', goals: ['clearer_language', 'broader_appeal'] },
      lists.empty,
    ),
    pointedOut(
      {
        kind: 'wording',
        reason: 'praise',
        goals: ['clearer_language', 'professional_tone', 'more_engaging'],
      },
      lists.praise,
    ),
    pointedOut({ kind: 'wording', reason: 'filler', goals: CLEARER }, lists.filler),
    pointedOut({ kind: 'wording', reason: 'hedge', goals: TONE }, lists.hedge),
    pointedOut(
      { kind: 'wording', reason: 'throat', goals: ['more_engaging', 'clearer_language'] },
      lists.throat,
    ),
    pointedOut({ kind: 'wording', reason: 'feeling', goals: ['emotional_depth'] }, lists.feeling),
    pointedOut({ kind: 'wording', reason: 'vague', goals: ['technical_accuracy'] }, lists.vague),
    {
      kind: 'tone',
      reason: 'exclamation',
      goals: FORMAL,
      find: /(?<!¡[^!¡]*)\s?!+/gu,
      offers: () => ['.'],
    },
    {
      kind: 'tone',
      reason: 'exclamation',
      goals: FORMAL,
      find: /(?<!¡[^!¡]*)\s?!+/gu,
      offers: () => ['.'],
    },
    {
      kind: 'tone',
      reason: 'pictogram',
      goals: FORMAL,
      find: /\p{Extended_Pictographic}\uFE0F?/gu,
    },
  ]
}
