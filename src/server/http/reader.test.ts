import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readerOf } from './reader.ts'

test('a reader who left before anybody watched is known to have left', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: artsking\r\n\r\n')
  const [, raw] = await once(server, 'request')
  const stays = readerOf({ raw }, () => {})
  expect(stays.gone.aborted).toBe(false)

  client.destroy()
  await once(raw, 'close')
  expect(stays.gone.aborted).toBe(true)
  expect(readerOf({ raw }, () => {}).gone.reason).toMatchObject({ code: 'request_cancelled' })
})
