import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { analysis } from './answers.ts'
import { realEngine } from './world.ts'

/**
 * What the built-in guide writes of a work, as it is kept for a reader. `artwork` picks one of
 * several of the name.
 */
export async function savedStudy(
  name: string,
  mode: Mode,
  language: Language,
  artwork?: string,
): Promise<KeptAnalysis> {
  const asked = { name, artist: '', question: '', mode, language, artwork }
  for await (const event of realEngine().study(asked, new AbortController().signal))
    if (event.type === 'done')
      return { ...analysis, questions: [], question: '', mode, language, ...event.study }
  throw new Error('the study did not end')
}
