import type { Language } from '#shared/languages.ts'
import { escapeHtml } from '../escape-html.ts'
import type { MailWords } from './texts.ts'

/** The same words as plain text and as HTML that old mail programs can show. */
export function renderMail(words: MailWords, language: Language): { text: string; html: string } {
  const { subject, greeting, before, code, link, after, signature } = words
  const text = [greeting, ...before, code, link?.url, ...after, signature]
    .filter((part) => part !== undefined)
    .join('\n\n')

  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const codeBox = (digits: string) =>
    `<p style="margin:0 0 16px;font:700 32px/1.2 monospace;letter-spacing:8px">${escapeHtml(digits)}</p>`
  const button = ({ url, label }: { url: string; label: string }) =>
    `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#7a2318;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p><p style="margin:0 0 16px;word-break:break-all;color:#6b6257">${escapeHtml(url)}</p>`
  const body = [
    paragraph(greeting),
    ...before.map(paragraph),
    ...(code ? [codeBox(code)] : []),
    ...(link ? [button(link)] : []),
    ...after.map(paragraph),
    paragraph(signature),
  ].join('\n')
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4efe6;color:#1d1914;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:24px">Artsking</p>
${body}
</div>
</body>
</html>
`
  return { text: `${text}\n`, html }
}
