import { useQuery } from '@tanstack/react-query'
import { apiDocumentSchema, type Call, callsOf, type Field } from '#web/developers/api-document.ts'
import { Code } from '#web/developers/code.tsx'
import { ErrorCodes } from '#web/developers/error-codes.tsx'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { DEVELOPERS_WORDS, OPERATIONS, type OperationId } from '#web/words/developers-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const DOCUMENT = '/api/openapi.json'

const useWordsHere = () => DEVELOPERS_WORDS[useInterfaceLanguage()]

const NAMES: readonly string[] = OPERATIONS

function isNamed(id: string): id is OperationId {
  return NAMES.includes(id)
}

/** In the order of the words: asking first. */
function inOrder(one: Call, other: Call): number {
  return NAMES.indexOf(one.id) - NAMES.indexOf(other.id)
}

function Fields({ title, fields }: { title: string; fields: Field[] }) {
  const words = useWordsHere()
  if (fields.length === 0) return null
  return (
    <>
      <h3 className="mt-5 font-medium">{title}</h3>
      <dl className="mt-1 divide-y divide-line border-line border-y">
        {fields.map(({ name, required, schema }) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-2">
            <dt lang="en">
              <code>{name}</code>
            </dt>
            <dd className="text-quiet">
              {[
                schema.format === 'binary' ? words.file : (schema.enum?.join(' | ') ?? schema.type),
                schema.maxLength !== undefined && words.atMost(schema.maxLength),
                required && words.required,
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function OneCall({ id, method, path, scope, repeatable, parameters, body, curl, answer }: Call) {
  const words = useWordsHere()
  return (
    <Details
      summary={
        <span className="min-w-0">
          <span className="block">{isNamed(id) ? words.operations[id] : id}</span>
          <code lang="en" className="block break-words font-normal text-quiet text-sm">
            {`${method} ${path}`}
          </code>
        </span>
      }
    >
      <p className="text-quiet">
        {scope === null ? words.open : `${words.scope} · ${scope}`}
        {repeatable && ` · ${words.repeatable}`}
      </p>
      <Fields title={words.parameters} fields={parameters} />
      <Fields title={words.body} fields={body} />
      <Code label={words.call}>{curl}</Code>
      {answer !== null && <Code label={words.answer}>{answer}</Code>}
    </Details>
  )
}

/** The calls of the API, from the document that the server gives. */
export function Reference() {
  const words = useWordsHere()
  const { errors } = useWords()
  const read = useQuery({
    queryKey: ['api-document'],
    queryFn: () => call(apiDocumentSchema, DOCUMENT, { anonymous: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section id="reference" className="mt-14">
      <h2 className="text-3xl">{words.reference}</h2>
      <p className="mt-3">
        {words.referenceText}{' '}
        <a href={DOCUMENT} className="text-link">
          {words.document}
        </a>
      </p>
      {read.isPending && <Waiting text={words.referenceLoading} />}
      {read.isError && (
        <ErrorBox action={<Button onClick={() => read.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(read.error, words.referenceFailed)}
        </ErrorBox>
      )}
      {read.data && (
        <div className="mt-4 border-line border-t">
          {callsOf(read.data)
            .toSorted(inOrder)
            .map((one) => (
              <OneCall key={one.id} {...one} />
            ))}
          <ErrorCodes />
        </div>
      )}
    </section>
  )
}
