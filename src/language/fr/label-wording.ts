import type { LabelWording } from '../label-wording.ts'
import { inRoman } from '../roman.ts'

const inEra = (words: string, isBefore: boolean) => (isBefore ? `${words} av. J.-C.` : words)

export const LABEL_WORDING: LabelWording = {
  circa: 'vers ',
  circaCentury: 'vers le ',
  years: inEra,
  life: inEra,
  born: (year) => `né en ${year}`,
  died: (year) => `mort en ${year}`,
  century: (century, isBefore) =>
    inEra(`${inRoman(century)}${century === 1 ? 'er' : 'e'} siècle`, isBefore),
  decade: (decade) => `années ${decade}`,
  centimetres: 'cm',
  attributed: (maker) => `${maker} (attribution)`,
  workshop: (maker) => `${maker} (atelier)`,
  high: (size) => `hauteur ${size}`,
}
