const YEAR = /^\d{3,4}$/u

/**
 * The figures that follow from cited ones: how many years lie between two, the century and the
 * decade of one.
 */
export function derivedFrom(figures: Iterable<string>): string[] {
  const years = [...figures].filter((figure) => YEAR.test(figure)).map(Number)
  return [
    ...years.flatMap((year) => years.map((other) => year - other).filter((between) => between > 0)),
    ...years.flatMap((year) => [
      Math.ceil(year / 100),
      Math.floor(year / 10) * 10,
      Math.floor(year / 100) * 100,
    ]),
  ].map(String)
}
