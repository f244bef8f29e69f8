import { useState } from 'react'
import {
  CREATION_MODES,
  type CreationMode,
  DESCRIPTION_TYPES,
  type DescriptionType,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
  INTERVIEW,
  interviewFor,
  type Question,
} from '#shared/descriptions.ts'
import { isLanguage, type Language } from '#shared/languages.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/**
 * What is typed and chosen in the form, beside the picture. The language is null until it is
 * chosen.
 */
export interface DescribeDraft {
  mode: CreationMode
  type: DescriptionType
  language: Language | null
  existing: string
  goals: readonly ImprovementGoal[]
  /** The answers of the interview. They stay when another type is chosen. */
  told: Readonly<Record<Question, string>>
  audience: string
}

const KEY = 'describe'

function read(): DescribeDraft {
  const {
    mode,
    type,
    language,
    goals = '',
    existing = '',
    audience = '',
    ...answers
  } = readDraft(KEY)
  const chosen = goals.split(',')
  return {
    mode: CREATION_MODES.find((known) => known === mode) ?? 'generate_new',
    type: DESCRIPTION_TYPES.find((known) => known === type) ?? 'artist_statement',
    language: isLanguage(language) ? language : null,
    goals: IMPROVEMENT_GOALS.filter((goal) => chosen.includes(goal)),
    existing,
    told: Object.fromEntries(
      INTERVIEW.map((question) => [question, answers[question] ?? '']),
    ) as Record<Question, string>,
    audience,
  }
}

/** The form's content, kept for the tab while it is typed: it survives a reload and a login. */
export function useDescribeDraft() {
  const [draft, setDraft] = useState(read)
  const change = (part: Partial<DescribeDraft>) => {
    const next = { ...draft, ...part }
    const { told, ...rest } = next
    keepDraft(KEY, { ...rest, ...told, language: next.language ?? '', goals: next.goals.join() })
    setDraft(next)
  }
  const reset = () => {
    dropDraft(KEY)
    setDraft(read())
  }
  return { draft, change, reset }
}

/** What is asked: to improve a text, only what is set into it. */
export function questionsOf({ mode, type }: DescribeDraft): Question[] {
  return mode === 'improve_existing' ? ['artistic_intent', 'medium_details'] : interviewFor(type)
}

/**
 * The multipart body: fields of improving only when improving, and the others only where something
 * was written.
 */
export function formOf(draft: DescribeDraft, language: Language, artwork: File): FormData {
  const form = new FormData()
  form.append('creation_mode', draft.mode)
  form.append('description_type', draft.type)
  form.append('language', language)
  if (draft.mode === 'improve_existing') {
    form.append('existing_description', draft.existing.trim())
    if (draft.goals.length > 0) form.append('improvement_goals', draft.goals.join())
  }
  const asked = questionsOf(draft).map((question) => [question, draft.told[question]] as const)
  for (const [name, text] of [...asked, ['target_audience', draft.audience] as const])
    if (text.trim() !== '') form.append(name, text.trim())
  form.append('artwork', artwork)
  return form
}
