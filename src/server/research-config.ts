import * as z from 'zod'
import type { OpenSources } from '#engine/gather/live/live-research.ts'

const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: `an address such as ${usual}` })
    .default(usual)
    .transform((text) => text.replace(/\/$/u, ''))

const WIKIPEDIA = 'https://{lang}.wikipedia.org'

/** The variables of live research. */
export const researchVariables = {
  RESEARCH: z
    .enum(['on', 'off'])
    .default('off')
    .transform((text) => text === 'on'),
  CONTACT_EMAIL: z.email('a mail address').optional(),
  WIKIDATA_BASE: address('https://www.wikidata.org'),
  WIKIPEDIA_BASE: z
    .string()
    .refine(
      (text) =>
        text.includes('{lang}') &&
        URL.canParse(text.replace('{lang}', 'en')) &&
        /^https?:/u.test(text),
      `an address with {lang} in it, such as ${WIKIPEDIA}`,
    )
    .default(WIKIPEDIA)
    .transform((text) => text.replace(/\/$/u, '')),
  MET_BASE: address('https://collectionapi.metmuseum.org'),
  AIC_BASE: address('https://api.artic.edu'),
  CLEVELAND_BASE: address('https://openaccess-api.clevelandart.org'),
  SMK_BASE: address('https://api.smk.dk'),
}
type Variables = z.output<z.ZodObject<typeof researchVariables>>

/**
 * Where live research asks, or null where it is off; where something is missing, a sentence on it.
 */
export function researchOf(variables: Variables): OpenSources | null | string[] {
  if (!variables.RESEARCH) return null
  const contact = variables.CONTACT_EMAIL
  if (contact === undefined)
    return ['CONTACT_EMAIL: needed for RESEARCH=on: open sources want to know whom to write to']
  return {
    contact,
    wikidata: variables.WIKIDATA_BASE,
    wikipedia: variables.WIKIPEDIA_BASE,
    met: variables.MET_BASE,
    aic: variables.AIC_BASE,
    cleveland: variables.CLEVELAND_BASE,
    smk: variables.SMK_BASE,
  }
}
