import { simplifiedCharactersOf } from './language.ts'

type Convert = (text: string) => string
let loading: Promise<Convert> | null = null

/**
 * A converter of Chinese as it is written elsewhere to that of Taiwan; other text stays as it is.
 * Its tables take a megabyte: they are read at the first use.
 */
export function traditionalConverter(): Promise<Convert> {
  loading ??= import('opencc-js/cn2t').then(({ Converter }) => {
    const convert = Converter({ from: 'cn', to: 'tw' })
    return (text) => (simplifiedCharactersOf(text).length > 0 ? convert(text) : text)
  })
  return loading
}

let folding: Promise<Convert> | null = null

/**
 * A converter to one form for all characters that are written in two: for comparing, never for
 * reading.
 */
export function characterFold(): Promise<Convert> {
  folding ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 't', to: 'cn' }))
  return folding
}
