import { join } from 'node:path'
import pg from 'pg'
import { type Figure, figuresOf } from '../figure.ts'
import { load, ratio } from '../load.ts'
import { type Running, registered, run } from '../server.ts'

const home = join(import.meta.dirname, '../../dist/client/index.html')

/** A page, and a read of a user who is logged in, beside Fastify with nothing but an answer. */
export async function reads(server: Running, token: string): Promise<Figure[]> {
  const page = await run('bench/bare.ts', ['page', home])
  const hello = await run('bench/bare.ts', ['hello'])
  const get = (of: Running, path: string, connections: number, withToken?: string) => () =>
    load(of, { path, connections, amount: 3000, tokens: withToken ? [withToken] : [] })
  await get(server, '/', 10)()
  await get(page, '/', 10)()

  const figures = await figuresOf(
    [
      {
        what: 'Landing page, CPU a request against bare Fastify with the same bytes',
        unit: '×',
        goal: 1.5,
      },
      {
        what: 'GET /api/usage, SQLite, 1 connection, CPU against bare Fastify',
        unit: '×',
        goal: 4,
        held: 9,
      },
      {
        what: 'GET /api/usage, SQLite, 20 connections, CPU against bare Fastify',
        unit: '×',
        goal: 4,
        held: 9,
      },
    ],
    async () => [
      await ratio(get(server, '/', 10), get(page, '/', 10)),
      await ratio(get(server, '/api/usage', 1, token), get(hello, '/', 1)),
      await ratio(get(server, '/api/usage', 20, token), get(hello, '/', 20)),
    ],
  )
  await page.stop()
  await hello.stop()
  return figures
}

/** The same read on PostgreSQL, in a database of its own on this server. */
export async function readsOnPostgres(url: string): Promise<Figure[]> {
  const name = `artsking_bench_${process.pid}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    return await readsOn(own.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function readsOn(url: string): Promise<Figure[]> {
  const hello = await run('bench/bare.ts', ['hello'])
  const server = await run('src/server/main.js', [], undefined, { DATABASE_URL: url })
  const token = await registered(server, 'bench@example.com')
  const ours = (connections: number) => () =>
    load(server, { path: '/api/usage', tokens: [token], connections, amount: 2000 })
  const bare = (connections: number) => () => load(hello, { path: '/', connections, amount: 3000 })
  await ours(10)()
  await bare(10)()
  const figures = await figuresOf(
    [
      {
        what: 'GET /api/usage, PostgreSQL, 1 connection, CPU against bare Fastify',
        unit: '×',
        goal: 10,
        held: 30,
      },
      {
        what: 'GET /api/usage, PostgreSQL, 20 connections, CPU against bare Fastify',
        unit: '×',
        goal: 10,
        held: 30,
      },
    ],
    async () => [await ratio(ours(1), bare(1)), await ratio(ours(20), bare(20))],
  )
  await server.stop()
  await hello.stop()
  return figures
}
