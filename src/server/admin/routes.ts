import { messageSchema } from '#shared/api/accounts.ts'
import {
  actsSchema,
  adminPageSchema,
  adminUserSchema,
  complaintsSchema,
  endSecondStepSchema,
  mailsSchema,
  overviewSchema,
  settlingSchema,
  userQuerySchema,
} from '#shared/api/admin.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { Complaints } from './complaints.ts'
import type { RequireAdmin } from './require-admin.ts'
import type { AdminService } from './service.ts'

interface Parts {
  admin: AdminService
  complaints: Complaints
  requireAdmin: RequireAdmin
}

/** /api/admin: for operators alone. The document of the API does not tell of it. */
export function adminRoutes(api: Api, { admin, complaints, requireAdmin }: Parts): void {
  const hide = true
  const paged = { hide, querystring: adminPageSchema }

  api.get(
    '/api/admin/overview',
    { schema: { hide, response: { 200: overviewSchema } } },
    async (request) => {
      await requireAdmin(request)
      return admin.overview()
    },
  )

  api.get(
    '/api/admin/complaints',
    { schema: { ...paged, response: { 200: complaintsSchema } } },
    async (request) => {
      await requireAdmin(request)
      return complaints.page(request.query)
    },
  )

  api.post(
    '/api/admin/complaints/:id/settle',
    { schema: { hide, params: idParams, body: settlingSchema, response: { 200: messageSchema } } },
    async (request) => {
      await complaints.settle(await requireAdmin(request), request.params.id, request.body)
      return { message: 'The complaint is settled.' }
    },
  )

  api.get(
    '/api/admin/mails',
    { schema: { ...paged, response: { 200: mailsSchema } } },
    async (request) => {
      await requireAdmin(request)
      return admin.mails(request.query)
    },
  )

  api.post(
    '/api/admin/mails/:id/send',
    { schema: { hide, params: idParams, response: { 200: messageSchema } } },
    async (request) => {
      await admin.sendAgain(await requireAdmin(request), request.params.id)
      return { message: 'The mail is sent again.' }
    },
  )

  api.get(
    '/api/admin/user',
    { schema: { hide, querystring: userQuerySchema, response: { 200: adminUserSchema } } },
    async (request) => {
      await requireAdmin(request)
      return admin.user(request.query.email)
    },
  )

  api.post(
    '/api/admin/users/:id/end-second-step',
    {
      schema: {
        hide,
        params: idParams,
        body: endSecondStepSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { note } = request.body
      await admin.endSecondStep(await requireAdmin(request), request.params.id, note)
      return { message: 'The second step is off.' }
    },
  )

  api.get(
    '/api/admin/acts',
    { schema: { ...paged, response: { 200: actsSchema } } },
    async (request) => {
      await requireAdmin(request)
      return admin.acts(request.query)
    },
  )
}
