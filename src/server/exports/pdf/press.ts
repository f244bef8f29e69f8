import { readFile } from 'node:fs/promises'
import initialize, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { readFonts } from './fonts.ts'
import { titleShown } from './title-shown.ts'

const COMPILER = new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
/** What documents are set by; all of them read `house.typ`. */
export const TEMPLATES = ['analysis', 'wall-label', 'teaching-sheet', 'booklet'] as const
export type Template = (typeof TEMPLATES)[number]
/** Faults come as one sentence each. */
const SHORT = 2

/**
 * A font as the compiler knows it: `coverage` counts the letters that it lacks, then those that it
 * has, then those that it lacks …
 */
interface FontInfo {
  info: readonly { coverage: readonly number[] }[]
}

interface Compiled {
  result?: Uint8Array
  diagnostics?: readonly string[]
}

/** Sets documents as PDFs. */
export interface Press {
  /** Whether some font has a letter. */
  hasLetter(codePoint: number): boolean
  /**
   * Sets the files of a document, by their names. @throws Error where the template does not take
   * them.
   */
  set(template: Template, files: Readonly<Record<string, Uint8Array>>): Uint8Array
}

function lettersOf({ info }: FontInfo): Set<number> {
  const letters = new Set<number>()
  for (const { coverage } of info) {
    let next = 0
    for (const [at, count] of coverage.entries()) {
      if (at % 2 === 1) for (let letter = next; letter < next + count; letter++) letters.add(letter)
      next += count
    }
  }
  return letters
}

/** Reads the compiler, its fonts and the template, once for all documents. */
export async function openPress(): Promise<Press> {
  const read = async (name: string) =>
    [`/${name}.typ`, await readFile(new URL(`./${name}.typ`, import.meta.url), 'utf8')] as const
  const [module_or_path, sources, fonts] = await Promise.all([
    readFile(COMPILER),
    Promise.all(['house', ...TEMPLATES].map(read)),
    readFonts(),
  ])
  await initialize({ module_or_path })
  const resolver = new TypstFontResolverBuilder()
  let letters = new Set<number>()
  for (const font of fonts) {
    letters = letters.union(lettersOf(resolver.get_font_info(font)))
    resolver.add_raw_font(font)
  }
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  compiler.set_fonts(await resolver.build())

  return {
    hasLetter: (codePoint) => letters.has(codePoint),
    set(template, files) {
      compiler.reset_shadow()
      compiler.reset()
      for (const [path, source] of sources) compiler.add_source(path, source)
      for (const [name, bytes] of Object.entries(files)) compiler.map_shadow(`/${name}`, bytes)
      const { result, diagnostics }: Compiled = compiler.compile(
        `/${template}.typ`,
        undefined,
        'pdf',
        SHORT,
      )
      if (!result) throw new Error(`the template does not set this: ${diagnostics?.join('; ')}`)
      return titleShown(result)
    },
  }
}
