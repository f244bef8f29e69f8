import type { ImprovementGoal } from '#shared/descriptions.ts'
import type { EditKind } from '#shared/edits.ts'
import { cased, type Forms, type Reason, type Rule } from './rule.ts'

/** What stands before the first word of a sentence, a quotation or a line. */
export const BEGINNING = /(?:^|[.!?…:]\s|\n)[\s«“"‘'(¿¡—–-]*$/u
/** As far back as a beginning is looked for. */
export const BACK = 12

/** A place of a tidied text at which something could be better. */
export interface Found {
  from: number
  to: number
  kind: EditKind
  reason: Reason
  offers: string[]
  goal: ImprovementGoal | null
  sure: boolean
  /** The length of a sentence that is pointed out for it. */
  length?: number
}

/** What a rule finds, with the words that the dictionary must have for it to hold. */
export interface Perhaps extends Found {
  needs: string[]
  forms: Forms | null
}

/** The places at which a rule holds, where one of its goals is wanted. */
export function findBy(rule: Rule, text: string, wanted: readonly ImprovementGoal[]): Perhaps[] {
  const goal = rule.goals?.find((each) => wanted.includes(each)) ?? null
  if (rule.goals && goal === null) return []
  return [...text.matchAll(rule.find)].flatMap((match) => {
    const [found] = match
    const forms = rule.forms?.(match) ?? null
    if (rule.forms && !forms) return []
    const offers = (rule.offers?.(match) ?? [])
      .map((offer) => cased(found, offer))
      .filter((offer) => offer !== found)
    // What has a capital in the middle of a sentence is a name.
    if (
      rule.kind !== 'tone' &&
      /^\p{Lu}[\p{Ll}]/u.test(found) &&
      !BEGINNING.test(text.slice(Math.max(0, match.index - BACK), match.index))
    )
      return []
    // A pattern whose only offer is what stands there says nothing.
    if (rule.offers ? offers.length === 0 : found === '') return []
    return [
      {
        from: match.index,
        to: match.index + found.length,
        kind: rule.kind,
        reason: rule.reason,
        offers,
        goal,
        sure: rule.sure === true,
        needs: rule.needs?.(match) ?? [],
        forms,
      },
    ]
  })
}

/**
 * Those that do not overlap, the earlier in the list before the later, in the order of their
 * places.
 */
export function apart<Place extends { from: number; to: number }>(
  places: readonly Place[],
): Place[] {
  const kept: Place[] = []
  for (const place of places)
    if (kept.every((other) => place.to <= other.from || place.from >= other.to)) kept.push(place)
  return kept.sort((a, b) => a.from - b.from)
}
