import type { Styles as StyleSheet } from '@react-pdf/renderer'
import type { Language } from '#shared/languages.ts'
import { facesOf } from './fonts.ts'

type Style = StyleSheet[string]

/** The colours of the house by daylight, on white paper. */
export const INK = '#211a14'
export const QUIET = '#655a4d'
export const LINE = '#d9d0bf'
export const EDGE = '#8b7e6c'
export const ACCENT = '#7a2419'

/** Points. The page is A4. */
export const MARGIN = 92
export const TEXT_WIDTH = 595 - 2 * MARGIN

/** The hands in which a document is set, in its language. Chinese letters are larger on the body and want more air. */
export function stylesOf(language: Language) {
  const faces = facesOf(language)
  const isHan = language === 'zh-TW'
  const text: Style = {
    fontFamily: faces.text,
    fontSize: isHan ? 10.5 : 12,
    lineHeight: isHan ? 1.8 : 1.4,
    color: INK,
    textAlign: isHan ? 'justify' : 'left',
  }
  const small: Style = {
    fontFamily: faces.small,
    fontSize: isHan ? 8 : 7.5,
    lineHeight: isHan ? 1.6 : 1.45,
    color: QUIET,
    textAlign: 'left',
  }
  return {
    isHan,
    text,
    small,
    italic: { fontStyle: 'italic' } as Style,
    title: {
      fontFamily: faces.display,
      fontWeight: 500,
      fontSize: isHan ? 22 : 27,
      lineHeight: isHan ? 1.35 : 1.1,
      color: INK,
    } as Style,
    heading: {
      fontFamily: faces.display,
      fontWeight: 500,
      fontSize: isHan ? 14 : 18,
      lineHeight: 1.2,
      color: INK,
    } as Style,
    label: {
      ...text,
      fontSize: isHan ? 10 : 11.5,
      lineHeight: isHan ? 1.6 : 1.35,
      textAlign: 'left',
    } as Style,
    mark: {
      fontSize: isHan ? 6.5 : 7.5,
      color: ACCENT,
      verticalAlign: 'super',
      fontStyle: 'normal',
    } as Style,
    link: { color: 'inherit', textDecoration: 'none' } as Style,
  }
}
export type Styles = ReturnType<typeof stylesOf>
