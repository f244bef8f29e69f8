// Measures again how like their paintings the large studies are, without painting them anew, and
// registers the outcome:
// node scripts/studies/measure.ts --paintings folder [slug …]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLikeness } from './likeness.ts'
import { keepLikeness, registerStudies, STUDIES_FOLDER } from './register.ts'

const LARGE = '-1600.avif'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { paintings: { type: 'string', default: process.env.PAINTINGS ?? '' } },
})
const large = readdirSync(STUDIES_FOLDER).filter((name) => name.endsWith(LARGE))
for (const name of large) {
  const slug = name.slice(0, -LARGE.length)
  const photograph = join(resolve(values.paintings), `${slug}.jpg`)
  if (!existsSync(photograph) || (positionals.length > 0 && !positionals.includes(slug))) continue
  const likeness = await measureLikeness(slug, photograph, readFileSync(join(STUDIES_FOLDER, name)))
  keepLikeness(slug, Buffer.from(likeness).toString('base64'))
}
console.log(`${await registerStudies()} studies`)
