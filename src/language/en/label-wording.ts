import type { LabelWording } from '../label-wording.ts'

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const inEra = (words: string, isBefore: boolean) => (isBefore ? `${words} BC` : words)

export const LABEL_WORDING: LabelWording = {
  circa: 'c. ',
  circaCentury: 'c. ',
  years: inEra,
  life: inEra,
  born: (year) => `born ${year}`,
  died: (year) => `died ${year}`,
  century: (century, isBefore) =>
    inEra(`${century}${ENDINGS[ordinals.select(century)]} century`, isBefore),
  decade: (decade) => `${decade}s`,
  centimetres: 'cm',
  attributed: (maker) => `${maker} (attributed)`,
  workshop: (maker) => `${maker} (workshop)`,
  high: (size) => `${size} high`,
}
