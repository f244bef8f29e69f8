import { ERRORS } from '#shared/errors/table.ts'
import { Details } from '#web/ui/details.tsx'
import { DEVELOPERS_WORDS } from '#web/words/developers-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Every code of an error, with its HTTP status and the names of its parameters. */
export function ErrorCodes() {
  const words = DEVELOPERS_WORDS[useInterfaceLanguage()]
  return (
    <Details summary={words.errorCodes}>
      <p className="text-quiet">{words.errorCodesText}</p>
      <dl lang="en" className="mt-3 divide-y divide-line border-line border-y">
        {Object.entries(ERRORS).map(([code, { status, params }]) => (
          <div key={code} className="flex flex-wrap gap-x-4 py-2">
            <dt className="min-w-0 break-words">
              <code>{code}</code>
            </dt>
            <dd className="text-quiet">{[status, ...Object.keys(params.shape)].join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}
