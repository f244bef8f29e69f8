import { LABEL_WORDING } from '#language/label-wording.ts'
import { type Language, LOCALES, type Localized, localized } from '#shared/languages.ts'

/** Dates that are more or less than years, as a label prints them in each language. */

/** `16th century`, `XVIe siècle`, `siglo XVI`, `16世紀`. */
export function centuryInWords(century: number, isBefore: boolean, circa: boolean): Localized {
  return localized((language) => {
    const wording = LABEL_WORDING[language]
    return `${circa ? wording.circaCentury : ''}${wording.century(century, isBefore)}`
  })
}

/** `1880s`, `années 1880`, `década de 1880`, `1880年代`. */
export function decadeInWords(decade: number, circa: boolean): Localized {
  return localized(
    (language) => `${about(language, circa)}${LABEL_WORDING[language].decade(decade)}`,
  )
}

/** `June 1889` or, with a day above 0, `18 June 1889`. */
export function dayInWords(year: number, month: number, day: number, circa: boolean): Localized {
  const date = new Date(Date.UTC(2000, month - 1, day === 0 ? 1 : day))
  date.setUTCFullYear(year)
  return localized((language) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      ...(day === 0 ? {} : { day: 'numeric' }),
    })
    return `${about(language, circa)}${format.format(date)}`
  })
}

function about(language: Language, circa: boolean): string {
  return circa ? LABEL_WORDING[language].circa : ''
}
