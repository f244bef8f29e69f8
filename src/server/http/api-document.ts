import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { describeOperations } from './api-operations.ts'

const DESCRIPTION =
  `The art explanation you can check. Programs ask with an API key: \`Authorization: Bearer art_…\`, on the
routes that name a scope. RateLimit fields say how many requests a key has left. A request with an Idempotency-Key may be
repeated for a day: it gives the same answer and is counted once. Errors are \`{"code", "params", "detail"}\` with the
HTTP status of their kind: programs read the code and its parameters, people the sentence.`.replaceAll(
    '\n',
    ' ',
  )

/** What the routes take and answer, as OpenAPI says it. */
async function documentOf(routes: RouteOptions[]) {
  const { default: swagger } = await import('@fastify/swagger')
  const described = Fastify({ exposeHeadRoutes: false })
  described.setValidatorCompiler(validatorCompiler)
  await described.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Artsking',
        version: '2.7.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key of the Professional plan.',
          },
          session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  for (const { method, url, schema } of routes)
    described.route({ method, url, schema, handler: () => {} })
  await described.ready()
  return describeOperations(JSON.parse(JSON.stringify(described.swagger())), routes)
}

/**
 * /api/openapi.json tells of every route added from now on. It is made when it is first asked for,
 * and kept.
 */
export function describeApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.schema?.hide && route.method !== 'HEAD')
      routes.push(route)
  })
  let document: ReturnType<typeof documentOf> | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, () => {
    document ??= documentOf(routes)
    return document
  })
}
