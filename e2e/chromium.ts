// A Chromium from npm, or the one that CHROMIUM_PATH names. The package unpacks its libraries only
// where it believes it runs on Lambda, and its fonts.conf names a fixed folder: without ours texts
// have no height, and axe passes falsely.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
const { default: chromium } = await import('@sparticuz/chromium')
export const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath())

const fonts = join(tmpdir(), 'fonts')
const config = join(tmpdir(), 'artsking-e2e-fonts.conf')
writeFileSync(
  config,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
)
process.env.FONTCONFIG_FILE = config
