/** The colours of the house by daylight, on white paper. */
export const INK = '#211a14'
export const QUIET = '#655a4d'
export const HAIRLINE = '#d9d0bf'
export const EDGE = '#8b7e6c'
export const ACCENT = '#7a2419'
