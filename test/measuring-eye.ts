import type { Figures } from '#engine/observe/measure/figures.ts'

const photo: Figures = {
  ratio: 1.5,
  palette: [
    { key: 'navy', lab: [20, 0, -30], hex: '#203860', share: 0.7 },
    { key: 'crimson', lab: [45, 60, 40], hex: '#b03020', share: 0.3 },
  ],
  temperature: { warm: 0.3, cool: 0.6, neutral: 0.1 },
  value: { median: 30, dark: 5, light: 80, histogram: Array.from({ length: 16 }, () => 1 / 16) },
  saturation: { mean: 30, high: 50 },
  fields: Array.from({ length: 9 }, (_value, at) => at * 10),
  directions: {
    rose: Array.from({ length: 12 }, () => 1 / 12),
    shares: { horizontal: 0.7, vertical: 0.1, rising: 0.1, falling: 0.1 },
    dominant: 'horizontal',
  },
  symmetry: { leftRight: 1, topBottom: 0.5 },
}
/** Finds a picture that nobody knows, with these figures; a file is not read. */
export const measuringEye = {
  look: async (_file: string, _signal: AbortSignal, options: { forModel?: boolean } = {}) => ({
    width: 900,
    height: 600,
    work: null,
    photo,
    painting: null,
    copy: null,
    forModel: options.forModel ? new Uint8Array([255, 216, 255]) : null,
  }),
}
