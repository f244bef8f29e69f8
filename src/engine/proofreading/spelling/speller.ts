import { Worker } from 'node:worker_threads'
import { createOneWorker } from '#engine/one-worker.ts'
import type { SpellingAnswer, SpellingTask } from './spelling-worker.ts'

/** The languages that there are dictionaries of. In Chinese words are not apart. */
export type SpelledLanguage = 'en' | 'fr' | 'es'

/** What the dictionaries say. */
export interface Spelled {
  /** Words that none of them has, each with what may be meant, the likeliest first. */
  unknown: ReadonlyMap<string, string[]>
  /** Those of the words asked about that they have. */
  known: ReadonlySet<string>
  /** The same as forms of words, where the dictionary tells verbs from others. */
  forms: ReadonlyMap<string, WordForms>
}

/** Of which words a word is a form: `peint` of `peindre`. */
export interface WordForms {
  words: string[]
  isVerb: boolean
  isOther: boolean
}

/** Looks words up in dictionaries. */
export interface Speller {
  /**
   * @param words Words of a text. @param asked Words that are not in it, and of which it is asked
   * only whether they exist.
   * @returns null where too many others wait, or it takes too long.
   */
  look(
    words: readonly string[],
    asked: readonly string[],
    language: SpelledLanguage,
    signal?: AbortSignal,
  ): Promise<Spelled | null>
  /** Ends the worker, if there is one. */
  close(): Promise<void>
}

interface Options {
  most?: number
  patienceMs?: number
  /**
   * With nothing to do for so long the worker ends and gives its memory back: some 50 MB a
   * language.
   */
  idleMs?: number
}

class NoAnswer extends Error {}

/**
 * A speller whose dictionaries are read in one worker thread, each at the first text of its
 * language.
 */
export function createSpeller({
  most = 16,
  patienceMs = 20_000,
  idleMs = 300_000,
}: Options = {}): Speller {
  const { ask, close } = createOneWorker<Omit<SpellingTask, 'id'>, SpellingAnswer>({
    begin: () => new Worker(new URL('./spelling-worker.ts', import.meta.url)),
    most,
    patienceMs,
    idleMs,
    // A fault may have left the compiled library in pieces.
    isSpent: (answer) => 'bug' in answer,
    busy: () => new NoAnswer('too many texts are checked'),
    late: () => new NoAnswer('checking a text took too long'),
  })
  return {
    async look(words, asked, language, signal) {
      try {
        const answer = await ask({ words: [...words], asked: [...asked], language }, signal)
        if ('bug' in answer) throw new Error(`looking up words failed: ${answer.bug}`)
        return {
          unknown: new Map(answer.unknown),
          known: new Set(answer.known),
          forms: new Map(answer.forms),
        }
      } catch (error) {
        if (error instanceof NoAnswer) return null
        throw error
      }
    },
    close,
  }
}
