import { countsInWords, namedMonths, numbersBy } from '../number-words.ts'
import type { Numerals } from '../numerals.ts'
import { fromRoman } from '../roman.ts'

export const NUMERALS: Numerals = {
  scales: { mil: 1e3, millón: 1e6, millones: 1e6 },
  months: namedMonths(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  counts: countsInWords({
    ones: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    scales: { cien: 1e2, ciento: 1e2, mil: 1e3, millon: 1e6, millones: 1e6 },
    joint: 'y',
    percent: /por ciento(?!\p{L})/gu,
  }),
  centuries: numbersBy(/(?<!\p{L})siglos? ([ivx]+)(?!\p{L})/gu, fromRoman),
}
