import type { ReactNode } from 'react'
import displayUrl from '#fonts/display.woff2?url'
import textUrl from '#fonts/text.woff2?url'
import { ANALYTICS_META, analyticsContent } from '#web/lib/analytics-content.ts'
import { SUPPORT_EMAIL_META, supportEmail } from '#web/lib/support-email.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const FIRST_FONTS = [displayUrl, textUrl]

/**
 * The whole document. The browser hands back the stylesheet addresses that the prerendered file
 * names.
 */
export function Document({
  stylesheets,
  children,
}: {
  stylesheets: readonly string[]
  children: ReactNode
}) {
  return (
    <html lang={useInterfaceLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f4efe6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {FIRST_FONTS.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <meta name={ANALYTICS_META} content={analyticsContent()} />
        <meta name={SUPPORT_EMAIL_META} content={supportEmail()} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}
