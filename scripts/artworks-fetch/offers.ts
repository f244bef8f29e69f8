import * as z from 'zod'
import type { Lead } from './leads.ts'
import { Refusal } from './refusal.ts'

/** A photograph that may be used freely, and who is to be named with it. */
export interface Offer {
  image: string
  /** The hosts that its file may come from. */
  hosts: readonly string[]
  page: string
  credit: string
  licence: string
}

/** Asks for a JSON answer of a shape. */
export type Ask = <T>(address: string, schema: z.ZodType<T>) => Promise<T>

const PIXELS = 1920

const metSchema = z.object({
  isPublicDomain: z.boolean(),
  primaryImage: z.string(),
  objectURL: z.string(),
})

async function fromMet(ask: Ask, id: string): Promise<Offer> {
  const object = await ask(
    `https://collectionapi.metmuseum.org/public/collection/v1/objects/${id}`,
    metSchema,
  )
  if (!object.isPublicDomain || object.primaryImage === '')
    throw new Refusal('The Met does not give its photograph away.')
  return {
    image: object.primaryImage,
    hosts: ['images.metmuseum.org'],
    page: object.objectURL,
    credit: 'The Metropolitan Museum of Art',
    licence: 'CC0',
  }
}

const chicagoSchema = z.object({
  data: z.object({ is_public_domain: z.boolean(), image_id: z.string().nullable() }),
})

async function fromChicago(ask: Ask, id: string): Promise<Offer> {
  const { data } = await ask(
    `https://api.artic.edu/api/v1/artworks/${id}?fields=is_public_domain,image_id`,
    chicagoSchema,
  )
  if (!data.is_public_domain || data.image_id === null)
    throw new Refusal('The Art Institute of Chicago does not give its photograph away.')
  return {
    image: `https://www.artic.edu/iiif/2/${data.image_id}/full/1686,/0/default.jpg`,
    hosts: ['www.artic.edu'],
    page: `https://www.artic.edu/artworks/${id}`,
    credit: 'The Art Institute of Chicago',
    licence: 'CC0',
  }
}

const articleSchema = z.object({
  query: z.object({ pages: z.array(z.object({ pageimage: z.string().optional() })) }),
})
const textSchema = z.object({ value: z.coerce.string() }).optional()
const fileSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        imageinfo: z
          .array(
            z.object({
              thumburl: z.string().optional(),
              url: z.string(),
              descriptionurl: z.string(),
              extmetadata: z.object({
                License: textSchema,
                LicenseShortName: textSchema,
                Credit: textSchema,
              }),
            }),
          )
          .optional(),
      }),
    ),
  }),
})

/** Licence codes of Commons under which nobody has to be asked. */
const FREE = /^(pd|cc0|cc-zero|public domain)/iu

async function fromCommons(ask: Ask, host: string, article: string): Promise<Offer> {
  const { query } = await ask(
    `https://${host}/w/api.php?${new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      redirects: '1',
      prop: 'pageimages',
      piprop: 'name',
      titles: article,
    })}`,
    articleSchema,
  )
  const name = query.pages[0]?.pageimage
  if (name === undefined) throw new Refusal('The article has no picture that is free.')
  const answer = await ask(
    `https://commons.wikimedia.org/w/api.php?${new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      prop: 'imageinfo',
      iiprop: 'url|extmetadata',
      iiextmetadatafilter: 'License|LicenseShortName|Credit',
      iiurlwidth: String(PIXELS),
      titles: `File:${name}`,
    })}`,
    fileSchema,
  )
  const file = answer.query.pages[0]?.imageinfo?.[0]
  if (!file) throw new Refusal('The picture of the article is not on Wikimedia Commons.')
  const licence = file.extmetadata.LicenseShortName?.value ?? ''
  if (!FREE.test(file.extmetadata.License?.value ?? licence))
    throw new Refusal(
      `The picture of the article is not in the public domain (${licence || 'no licence'}).`,
    )
  return {
    image: file.thumburl ?? file.url,
    hosts: ['upload.wikimedia.org'],
    page: file.descriptionurl,
    credit: creditOf(file.extmetadata.Credit?.value),
    licence: licence || 'Public domain',
  }
}

/** The words of a credit line without its markup, as far as they fit a caption. */
function creditOf(html = ''): string {
  const text = html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return text === '' || text.length > 120 ? 'Wikimedia Commons' : `${text}, Wikimedia Commons`
}

/**
 * The photograph behind an address of the catalogue. @throws Refusal where there is none that may
 * be used.
 */
export function offerOf(lead: Lead, ask: Ask): Promise<Offer> {
  if (lead.from === 'The Met') return fromMet(ask, lead.id)
  if (lead.from === 'Art Institute of Chicago') return fromChicago(ask, lead.id)
  return fromCommons(ask, lead.host, lead.article)
}
