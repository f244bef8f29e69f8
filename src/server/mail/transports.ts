import { mkdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { newId } from '../secrets.ts'
import type { Transport } from './mailer.ts'

/** Times in milliseconds after which a mail server that is silent is left. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by SMTP. */
export function smtpTransport(url: string, from: string): Transport {
  let smtp: Transporter | null = null
  return async (message, isRehearsal) => {
    const { createTransport } = await import('nodemailer')
    smtp ??= createTransport({ url, ...PATIENCE })
    const door = isRehearsal ? createTransport({ streamTransport: true, buffer: true }) : smtp
    await door.sendMail({ from, ...message })
  }
}

/** Writes each mail as an `.eml` file: any mail program opens it. */
export function outboxTransport(folder: string, from: string, clock: Clock): Transport {
  return async (message, isRehearsal) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true })
    const date = new Date(clock())
    const { message: bytes } = await composer.sendMail({ from, date, ...message })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${date.toISOString().replace(/[:.]/gu, '-')}-${newId().slice(0, 6)}.eml`
    // A reader of the folder never sees half a mail.
    await writeFile(join(folder, `.${name}`), bytes, { mode: 0o600 })
    if (isRehearsal) await unlink(join(folder, `.${name}`))
    else await rename(join(folder, `.${name}`), join(folder, name))
  }
}
