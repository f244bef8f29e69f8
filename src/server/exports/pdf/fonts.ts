import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The build copies the fonts of prints there, so that their packages are not needed to run. */
const built = join(import.meta.dirname, '../../../../dist/fonts/print')
const FONTS = [
  join(built, 'EBGaramond_400Regular.ttf'),
  join(built, 'EBGaramond_400Regular_Italic.ttf'),
  join(built, 'CormorantGaramond_500Medium.ttf'),
  join(built, 'InstrumentSans_400Regular.ttf'),
  join(built, 'InstrumentSans_600SemiBold.ttf'),
  join(import.meta.dirname, 'fonts/noto-serif-tc.ttf'),
]

/** The files of all fonts that documents are set in. */
export function readFonts(): Promise<Uint8Array[]> {
  return Promise.all(FONTS.map((font) => readFile(font)))
}
