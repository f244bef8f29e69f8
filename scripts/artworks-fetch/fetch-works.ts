import { join } from 'node:path'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { STUDIES } from '#shared/studies.ts'
import type { Album } from './album.ts'
import type { Caller } from './caller.ts'
import { leadsOf } from './leads.ts'
import { offerOf } from './offers.ts'
import { develop } from './photograph.ts'
import { Refusal } from './refusal.ts'

interface Options {
  works: readonly Artwork[]
  album: Album
  caller: Caller
  /** The folder of the studies. */
  studies: string
  /** Fetch also what is there already. */
  again: boolean
  say: (line: string) => void
}

/** Fetches the photographs of works, one after the other, and says of each what became of it. */
export async function fetchWorks({ works, album, caller, studies, again, say }: Options) {
  const sum = { fetched: 0, there: 0, skipped: 0 }
  for (const [index, work] of works.entries()) {
    const told = `[${index + 1}/${works.length}] ${work.slug}`
    if (album.holds(work.slug) && !again) {
      sum.there++
      continue
    }
    try {
      const credit = await fetchWork(work)
      sum.fetched++
      say(`${told}: ${credit}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sum.skipped++
      say(`${told}: skipped. ${error.message}`)
    }
  }
  return sum

  async function fetchWork(work: Artwork): Promise<string> {
    const { slug } = work
    const size = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
    if (!size) throw new Refusal('There is no study to compare a photograph with.')
    const leads = leadsOf(work)
    if (leads.length === 0)
      throw new Refusal('The catalogue has no address that leads to a photograph.')
    const refusals: string[] = []
    for (const lead of leads) {
      try {
        const offer = await offerOf(lead, caller.ask)
        const developed = await develop(
          await caller.download(offer),
          join(studies, `${slug}-768.webp`),
          size,
        )
        const { credit, licence, page } = offer
        album.add({ slug, credit, licence, page, large: developed.large }, developed)
        return `${credit}, ${licence}`
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refusals.push(error.message)
      }
    }
    throw new Refusal([...new Set(refusals)].join(' '))
  }
}
