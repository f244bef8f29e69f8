import { connect, createServer, type Server, type Socket } from 'node:net'

interface Connection {
  ends: [near: Socket, far: Socket]
  isSilent: boolean
}

/**
 * A line to a database, which a test cuts, silences and restores; the database itself never hears
 * of it.
 */
export async function openLine(url: string) {
  const { hostname, port } = new URL(url)
  const connections = new Set<Connection>()
  let isSilent = false
  let server: Server | null = null
  let place = 0

  function join(near: Socket): void {
    const far = connect({ host: hostname, port: Number(port || 5432) })
    const connection: Connection = { ends: [near, far], isSilent }
    connections.add(connection)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (!connection.isSilent) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        connections.delete(connection)
        to.destroy()
      })
    }
    pass(near, far)
    pass(far, near)
  }

  async function open(): Promise<void> {
    const listening = createServer(join).listen(place, '127.0.0.1')
    server = listening
    await new Promise((resolve) => listening.once('listening', resolve))
    const address = listening.address()
    if (address !== null && typeof address === 'object') place = address.port
  }

  function cut(): void {
    for (const { ends } of connections) for (const end of ends) end.destroy()
  }

  await open()
  const through = new URL(url)
  through.host = `127.0.0.1:${place}`
  return {
    url: through.href,
    /** Every connection ends; new ones are taken. */
    cut,
    /** Nothing arrives any more, and nobody is told, on any connection, old or new. */
    fallSilent() {
      isSilent = true
      for (const connection of connections) connection.isSilent = true
    },
    /** Every connection ends, and new ones are refused. */
    close() {
      server?.close()
      server = null
      cut()
    },
    /** New connections work; those that fell silent stay so. */
    async heal() {
      isSilent = false
      if (server === null) await open()
    },
  }
}
