// The reference: Fastify with nothing but one answer. `page FILE` sends a file's bytes, `hello` a
// small JSON.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [kind, file] = process.argv.slice(2)
const app = Fastify()
const page = kind === 'page' && file ? readFileSync(file) : null
app.get('/', (_request, reply) =>
  page ? reply.type('text/html; charset=utf-8').send(page) : reply.send({ hello: 'world' }),
)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', () => process.exit(0))
