import * as z from 'zod'

const PATIENCE_MS = 300

const tagsSchema = z.object({
  models: z.array(z.object({ name: z.string().regex(/^[\w.:/-]{1,100}$/u) })),
})

/** The models of an Ollama at an address; null where none answers at once. */
export async function localOllama(address: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${address}/api/tags`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    const tags = tagsSchema.safeParse(await response.json())
    return tags.success ? tags.data.models.map(({ name }) => name) : null
  } catch {
    // Nobody is there, or somebody else is: there is nothing to suggest.
    return null
  }
}
