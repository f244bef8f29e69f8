const FIGURES = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const
const VALUES = new Map<string, number>(FIGURES)

/** A whole number above 0 in Roman figures: caves were painted in the 170th century BC, `CLXX`. */
export function inRoman(number: number): string {
  const [figure, value] = FIGURES.find((one) => one[1] <= number) ?? ['', 0]
  return value === 0 ? '' : figure + inRoman(number - value)
}

/** The value of Roman figures in either case: 15 for `xv`. */
export function fromRoman(figures: string): number {
  const values = [...figures.toUpperCase()].map((figure) => VALUES.get(figure) ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}
