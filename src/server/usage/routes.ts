import { countedQuerySchema, countedSchema } from '#shared/api/counted.ts'
import { descriptionUsageSchema, usageSchema } from '#shared/api/usage.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import type { CountedList } from './counted.ts'
import type { UsageService } from './service.ts'

export function usageRoutes(
  api: Api,
  {
    usage,
    counted,
    requireUser,
  }: { usage: UsageService; counted: CountedList; requireUser: RequireUser },
): void {
  const config = { scope: 'read' } as const
  api.get(
    '/api/usage',
    { config, schema: { tags: ['usage'], response: { 200: usageSchema } } },
    async (request) => usage.analysisUsage(await requireUser(request)),
  )
  api.get(
    '/api/description-usage',
    { config, schema: { tags: ['usage'], response: { 200: descriptionUsageSchema } } },
    async (request) => usage.descriptionUsage(await requireUser(request)),
  )
  api.get(
    '/api/counted',
    {
      config,
      schema: {
        tags: ['usage'],
        querystring: countedQuerySchema,
        response: { 200: countedSchema },
      },
    },
    async (request) => counted.page(await requireUser(request), request.query),
  )
}
