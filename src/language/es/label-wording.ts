import type { LabelWording } from '../label-wording.ts'
import { inRoman } from '../roman.ts'

const inEra = (words: string, isBefore: boolean) => (isBefore ? `${words} a. C.` : words)

export const LABEL_WORDING: LabelWording = {
  circa: 'hacia ',
  circaCentury: 'hacia el ',
  years: inEra,
  life: inEra,
  born: (year) => `n. ${year}`,
  died: (year) => `m. ${year}`,
  century: (century, isBefore) => inEra(`siglo ${inRoman(century)}`, isBefore),
  decade: (decade) => `década de ${decade}`,
  centimetres: 'cm',
  attributed: (maker) => `${maker} (atribución)`,
  workshop: (maker) => `${maker} (taller)`,
  high: (size) => `altura ${size}`,
}
