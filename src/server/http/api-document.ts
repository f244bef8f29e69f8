import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'

/** What the routes take and answer, as OpenAPI says it. */
async function documentOf(routes: RouteOptions[]) {
  const { default: swagger } = await import('@fastify/swagger')
  const described = Fastify({ exposeHeadRoutes: false })
  described.setValidatorCompiler(validatorCompiler)
  await described.register(swagger, {
    openapi: { info: { title: 'Artsking', version: '1', description: 'The art explanation you can check.' } },
    transform: jsonSchemaTransform,
  })
  for (const { method, url, schema } of routes) described.route({ method, url, schema, handler: () => {} })
  await described.ready()
  return described.swagger()
}

/** /api/openapi.json tells of every route added from now on. It is made when it is first asked for, and kept. */
export function describeApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide && route.method !== 'HEAD') routes.push(route)
  })
  let document: ReturnType<typeof documentOf> | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, () => {
    document ??= documentOf(routes)
    return document
  })
}
