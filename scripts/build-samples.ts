// The analyses of one work that visitors may read before they register, made by the engine as for
// anybody; and the icons of the installed page, drawn from the sign of the site.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createEngine } from '#engine/engine.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist/client')
const WORK = 'the-starry-night'
const NIGHT = '#191613'

const engine = createEngine({
  catalogue: lazyCatalogue(join(root, 'dist/catalogue.json')),
  onDropped: (slug, fault) => {
    throw new Error(`${slug}: ${fault}`)
  },
})

mkdirSync(join(client, 'samples'), { recursive: true })
for (const language of LANGUAGES) {
  for (const mode of MODES) {
    const request = {
      name: 'The Starry Night',
      artist: '',
      question: '',
      artwork: WORK,
      mode,
      language,
    }
    for await (const event of engine.study(request, new AbortController().signal)) {
      if (event.type !== 'done') continue
      const sample: Analysis = {
        id: `sample-${language}-${mode}`,
        created_at: new Date().toISOString(),
        mode,
        language,
        question: '',
        ...event.study,
      }
      writeFileSync(join(client, `samples/${language}-${mode}.json`), JSON.stringify(sample))
    }
  }
}

const icon = join(root, 'src/web/public/favicon.svg')
const draw = (size: number) => sharp(icon, { density: 72 * (size / 32) }).resize(size, size)
for (const size of [180, 192, 512]) {
  await draw(size)
    .png()
    .toFile(join(client, `icon-${size}.png`))
}
// Cut to any shape, the sign keeps its middle.
await draw(340)
  .extend({ top: 86, bottom: 86, left: 86, right: 86, background: NIGHT })
  .flatten({ background: NIGHT })
  .png()
  .toFile(join(client, 'icon-maskable-512.png'))
console.log(`${LANGUAGES.length * MODES.length} samples, icons`)
