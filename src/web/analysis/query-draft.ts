import { useState } from 'react'
import { isLanguage, type Language } from '#shared/languages.ts'
import { ARTIST_MAX, NAME_MAX, QUESTION_MAX } from '#shared/limits.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { keepDraft, readDraft } from '#web/lib/drafts.ts'

/** What is typed into the form. Mode and language are null until they are chosen. */
export interface QueryDraft {
  name: string
  artist: string
  question: string
  mode: Mode | null
  language: Language | null
}

const KEY = 'query'

function read(): QueryDraft {
  const { name = '', artist = '', question = '', mode, language } = readDraft(KEY)
  return {
    name,
    artist,
    question,
    mode: MODES.find((known) => known === mode) ?? null,
    language: isLanguage(language) ? language : null,
  }
}

function keep({ mode, language, ...texts }: QueryDraft) {
  keepDraft(KEY, { ...texts, mode: mode ?? '', language: language ?? '' })
}

/** Empties the texts of the form for the next question; mode and language stay. */
export function forgetQuestion() {
  keep({ ...read(), name: '', artist: '', question: '' })
}

/** Takes up what a link asks about, as a question that nobody has typed into yet. */
export function beginWith(asked: Pick<QueryDraft, 'name' | 'artist' | 'question'>) {
  keep({ ...read(), ...asked })
}

/** The form's content, kept for the tab while it is typed. */
export function useQueryDraft() {
  const [draft, setDraft] = useState(read)
  const change = (part: Partial<QueryDraft>) => {
    const next = { ...draft, ...part }
    keep(next)
    setDraft(next)
  }
  return { draft, change }
}

type Faults = Partial<Record<'name' | 'artist' | 'question', string>>

/** What stands in the way of sending the form. */
export function faultsOf(
  { name, artist, question }: QueryDraft,
  words: { nameMissing: string; tooLong: (most: number) => string },
): Faults {
  const tooLong = (text: string, most: number) =>
    text.trim().length > most ? words.tooLong(most) : undefined
  return {
    name: name.trim() === '' ? words.nameMissing : tooLong(name, NAME_MAX),
    artist: tooLong(artist, ARTIST_MAX),
    question: tooLong(question, QUESTION_MAX),
  }
}
