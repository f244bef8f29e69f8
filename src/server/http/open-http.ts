import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { AppError } from '../errors.ts'
import { describeApi } from './api-document.ts'
import { answerError } from './error-answers.ts'
import { shedLoad } from './load-shedding.ts'
import { packAnswer } from './packed-answers.ts'
import { securityHeaders } from './security.ts'

const BODY_BYTES = 64 * 1024

interface Parts {
  config: Pick<Config, 'proxies' | 'analytics'>
  https: boolean
  logger: FastifyServerOptions['logger']
  /** Calls that a busy process works on at once; more are refused. */
  mostAtOnce?: number
}

/**
 * Fastify with what every route relies on: who asks, schemas, one shape of errors, the headers of
 * every answer, room for it.
 */
export async function openHttp({ config, https, logger, mostAtOnce }: Parts) {
  const analyticsOrigin = config.analytics ? new URL(config.analytics.scriptUrl).origin : null
  const setHeaders = securityHeaders({ https, analyticsOrigin })
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: BODY_BYTES,
    // Each proxy adds whom it asks for at the end of X-Forwarded-For; what stands before that a
    // visitor may have made up.
    trustProxy: (_address, hop) => hop < config.proxies,
    genReqId: () => randomUUID(),
    // Stores and routes answer while an earlier connection is being closed.
    forceCloseConnections: 'idle',
    // An address that cannot be read comes to no hook and no route.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply)
      answerError(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler<FastifyError | AppError>(answerError)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  app.addHook('onSend', packAnswer)
  await shedLoad(app, mostAtOnce)
  describeApi(app)
  return app
}
