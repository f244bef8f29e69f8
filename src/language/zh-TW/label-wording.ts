import type { LabelWording } from '../label-wording.ts'

const inEra = (words: string, isBefore: boolean) => (isBefore ? `西元前${words}` : words)

export const LABEL_WORDING: LabelWording = {
  circa: '約',
  circaCentury: '約',
  years: (years, isBefore) => inEra(`${years}年`, isBefore),
  life: (years, isBefore) => (isBefore ? inEra(`${years}年`, true) : years),
  born: (year) => `${year}年生`,
  died: (year) => `${year}年卒`,
  century: (century, isBefore) => inEra(`${century}世紀`, isBefore),
  decade: (decade) => `${decade}年代`,
  centimetres: '公分',
  attributed: (maker) => `${maker}（傳）`,
  workshop: (maker) => `${maker}（工作坊）`,
  high: (size) => `高${size}`,
}
