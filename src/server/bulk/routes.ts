import * as z from 'zod/mini'
import {
  bulkChangeSchema,
  bulkChoiceSchema,
  bulkExportQuerySchema,
  bulkFieldsSchema,
  bulkJobSchema,
  bulkJobsSchema,
  bulkListSchema,
  bulkRowSchema,
  bulkRowsQuerySchema,
  bulkRowsSchema,
  createdBulkSchema,
} from '#shared/api/bulk.ts'
import { BULK_MAX_BYTES, BULK_NAME_MAX } from '#shared/limits.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { User } from '../accounts/user.ts'
import { AppError } from '../errors.ts'
import { asAttachment } from '../exports/file-name.ts'
import type { Api } from '../http/api.ts'
import { parseFields } from '../http/form-fields.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import type { Upload, Uploads } from '../http/uploads.ts'
import type { Idempotency } from '../idempotency/service.ts'
import type { Running } from '../running.ts'
import { rawListOfJson, readList } from './read-list.ts'
import type { BulkResults } from './results.ts'
import type { BulkService, NewList } from './service.ts'

interface Parts {
  bulk: BulkService
  results: BulkResults
  requireUser: RequireUser
  limits: Limits
  idempotency: Idempotency
  running: Running
  uploads: Uploads
}

type Asked = Parameters<Idempotency['onceWhole']>[0] & { user: User }

const UNNAMED = 'List'
/** JSON escapes letters, and a file in a form has something round it. */
const BODY_BYTES = 2 * BULK_MAX_BYTES
const rowParams = z.extend(idParams, {
  row: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
})

/** The name of a list: that of its file, without the ending. */
const nameOf = (file: string) =>
  [
    ...file
      .replace(/\.[a-z0-9]{1,5}$/iu, '')
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
  ]
    .slice(0, BULK_NAME_MAX)
    .join('') || UNNAMED

/** Lists of works, asked about row by row. */
export function bulkRoutes(api: Api, parts: Parts): void {
  const { bulk, results, requireUser, limits, idempotency, running, uploads } = parts
  const tags = ['bulk']

  const createOnce = (asked: Asked, list: NewList) =>
    idempotency.onceWhole(
      asked,
      (id) => bulk.create(asked.user, id, list),
      () => null,
    )

  async function createFromFile(asked: Omit<Asked, 'body'>, { file, name, fields }: Upload) {
    const defaults = parseFields(bulkFieldsSchema, fields)
    const { close, ...read } = await readList(file, defaults.language)
    try {
      return await createOnce(
        { ...asked, body: defaults, file },
        { name: nameOf(name), ...read, defaults },
      )
    } finally {
      close()
    }
  }

  api.post(
    '/api/bulk',
    {
      bodyLimit: BODY_BYTES,
      config: { scope: 'ask', repeatable: true, form: { file: 'file', fields: bulkFieldsSchema } },
      schema: { tags, body: z.nullish(bulkListSchema), response: { 200: createdBulkSchema } },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      bulk.requirePlan(user)
      await limits.bulkByUser.take(user.id)
      const { body } = request
      return running.track((signal) => {
        const asked = { user, reply, signal }
        if (request.isMultipart())
          return uploads.receive(request, user.id, {
            use: (upload) => createFromFile(asked, upload),
          })
        if (!body) throw new AppError('file_missing')
        const { name, rows, ...defaults } = body
        const list = {
          name: name || UNNAMED,
          list: rawListOfJson(rows),
          photos: new Map(),
          defaults,
        }
        return createOnce({ ...asked, body }, list)
      })
    },
  )

  api.get(
    '/api/bulk',
    { config: { scope: 'read' }, schema: { tags, response: { 200: bulkJobsSchema } } },
    async (request) => ({ jobs: await bulk.list(await requireUser(request)) }),
  )

  api.get(
    '/api/bulk/:id',
    {
      config: { scope: 'read' },
      schema: { tags, params: idParams, response: { 200: bulkJobSchema } },
    },
    async (request) => bulk.ofUser(await requireUser(request), request.params.id),
  )

  api.put(
    '/api/bulk/:id',
    {
      config: { scope: 'ask' },
      schema: { tags, params: idParams, body: bulkChangeSchema, response: { 200: bulkJobSchema } },
    },
    async (request) =>
      bulk.change(await requireUser(request), request.params.id, request.body.state),
  )

  api.delete(
    '/api/bulk/:id',
    { schema: { tags, params: idParams, response: { 200: z.object({ deleted: z.boolean() }) } } },
    async (request) => {
      await bulk.remove(await requireUser(request), request.params.id)
      return { deleted: true }
    },
  )

  api.get(
    '/api/bulk/:id/rows',
    {
      config: { scope: 'read' },
      schema: {
        tags,
        params: idParams,
        querystring: bulkRowsQuerySchema,
        response: { 200: bulkRowsSchema },
      },
    },
    async (request) => {
      const { state, page } = request.query
      return bulk.rows(await requireUser(request), request.params.id, state, page)
    },
  )

  api.put(
    '/api/bulk/:id/rows/:row',
    {
      config: { scope: 'ask' },
      schema: { tags, params: rowParams, body: bulkChoiceSchema, response: { 200: bulkRowSchema } },
    },
    async (request) => {
      const { id, row } = request.params
      return bulk.choose(await requireUser(request), id, row, request.body.work)
    },
  )

  api.get(
    '/api/bulk/:id/export',
    {
      config: { scope: 'read' },
      schema: { tags, params: idParams, querystring: bulkExportQuerySchema },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      await limits.exportsByUser.take(user.id)
      const { name, type, stream } = await results.file(
        user,
        request.params.id,
        request.query.format,
      )
      return reply
        .type(type)
        .header('content-disposition', asAttachment(name))
        .send(running.trackStream(stream))
    },
  )
}
