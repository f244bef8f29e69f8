import type * as z from 'zod/mini'
import { type Claim, type Entity, itemValue, quantityValue, type Snak } from './wikidata-shapes.ts'

const ENDED = 'P582'
const APPLIES_TO_PART = 'P518'

/**
 * The statements of a property that hold: the preferred ones, else the normal ones; nothing
 * deprecated, nothing that has ended.
 */
export function claimsOf(entity: Entity, property: string): Claim[] {
  const holding = (entity.claims?.[property] ?? []).filter(
    (claim) => claim.rank !== 'deprecated' && claim.qualifiers?.[ENDED] === undefined,
  )
  const preferred = holding.filter((claim) => claim.rank === 'preferred')
  return preferred.length > 0 ? preferred : holding
}

/** The value of a snak, or null where it is unknown, none, or of another shape. */
export function valueIn<T extends z.ZodMiniType>(
  snak: Snak | undefined,
  shape: T,
): z.output<T> | null {
  if (snak?.snaktype !== 'value') return null
  return shape.safeParse(snak.datavalue?.value).data ?? null
}

export function itemOf(snak: Snak | undefined): string | null {
  return valueIn(snak, itemValue)?.id ?? null
}

/** The items that a qualifier of a statement names. */
export function qualifierItems(claim: Claim, property: string): string[] {
  return (claim.qualifiers?.[property] ?? []).flatMap((snak) => itemOf(snak) ?? [])
}

/** The items that a property names, in order. */
export function itemsOf(entity: Entity, property: string): string[] {
  return claimsOf(entity, property).flatMap(({ mainsnak }) => itemOf(mainsnak) ?? [])
}

const CENTIMETRES: Record<string, number> = { Q174728: 1, Q174789: 0.1, Q11573: 100, Q218593: 2.54 }

/** A length of the whole work in centimetres, or null. */
export function centimetresOf(entity: Entity, property: string): number | null {
  const whole = claimsOf(entity, property).find(
    (claim) => claim.qualifiers?.[APPLIES_TO_PART] === undefined,
  )
  const quantity = valueIn(whole?.mainsnak, quantityValue)
  const factor = CENTIMETRES[quantity?.unit.split('/').at(-1) ?? '']
  if (quantity === null || factor === undefined) return null
  const length = Math.round(Number(quantity.amount) * factor * 10) / 10
  return length > 0 && length < 100_000 ? length : null
}
