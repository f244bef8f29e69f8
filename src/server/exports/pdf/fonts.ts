import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FONTS = [
  import.meta.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  new URL('./fonts/noto-serif-tc.ttf', import.meta.url).href,
]

/** The files of all fonts that documents are set in. */
export function readFonts(): Promise<Uint8Array[]> {
  return Promise.all(FONTS.map((font) => readFile(fileURLToPath(font))))
}
