import { useState } from 'react'
import {
  CREATION_MODES,
  type CreationMode,
  DESCRIPTION_TYPES,
  type DescriptionType,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
} from '#shared/descriptions.ts'
import { isLanguage, type Language } from '#shared/languages.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/** What is typed and chosen in the form, beside the picture. The language is null until it is chosen. */
export interface DescribeDraft {
  mode: CreationMode
  type: DescriptionType
  language: Language | null
  existing: string
  goals: readonly ImprovementGoal[]
  intent: string
  medium: string
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
    intent = '',
    medium = '',
    audience = '',
  } = readDraft(KEY)
  const chosen = goals.split(',')
  return {
    mode: CREATION_MODES.find((known) => known === mode) ?? 'generate_new',
    type: DESCRIPTION_TYPES.find((known) => known === type) ?? 'artist_statement',
    language: isLanguage(language) ? language : null,
    goals: IMPROVEMENT_GOALS.filter((goal) => chosen.includes(goal)),
    existing,
    intent,
    medium,
    audience,
  }
}

/** The form's content, kept for the tab while it is typed: it survives a reload and a login. */
export function useDescribeDraft() {
  const [draft, setDraft] = useState(read)
  const change = (part: Partial<DescribeDraft>) => {
    const next = { ...draft, ...part }
    keepDraft(KEY, { ...next, language: next.language ?? '', goals: next.goals.join() })
    setDraft(next)
  }
  const reset = () => {
    dropDraft(KEY)
    setDraft(read())
  }
  return { draft, change, reset }
}

/** The multipart body: fields of improving only when improving, and the others only where something was written. */
export function formOf(draft: DescribeDraft, language: Language, artwork: File): FormData {
  const form = new FormData()
  form.append('creation_mode', draft.mode)
  form.append('description_type', draft.type)
  form.append('language', language)
  if (draft.mode === 'improve_existing') {
    form.append('existing_description', draft.existing.trim())
    if (draft.goals.length > 0) form.append('improvement_goals', draft.goals.join())
  }
  const told = {
    artistic_intent: draft.intent,
    medium_details: draft.medium,
    target_audience: draft.audience,
  }
  for (const [name, text] of Object.entries(told)) if (text.trim() !== '') form.append(name, text.trim())
  form.append('artwork', artwork)
  return form
}
