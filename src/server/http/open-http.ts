import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { describeApi } from './api-document.ts'
import { answerErrors } from './error-answers.ts'
import { secure } from './security.ts'

const BODY_BYTES = 64 * 1024

interface Parts {
  config: Pick<Config, 'proxies' | 'analytics'>
  https: boolean
  logger: FastifyServerOptions['logger']
}

/** Fastify with what every route relies on: who asks, schemas, one shape of errors, the headers of every answer. */
export function openHttp({ config, https, logger }: Parts) {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: BODY_BYTES,
    // Each proxy adds whom it asks for at the end of X-Forwarded-For; what stands before that a visitor may have made up.
    trustProxy: (_address, hop) => hop < config.proxies,
    genReqId: () => randomUUID(),
    // Stores and routes answer while an earlier connection is being closed.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  secure(app, {
    https,
    analyticsOrigin: config.analytics ? new URL(config.analytics.scriptUrl).origin : null,
  })
  describeApi(app)
  return app
}
