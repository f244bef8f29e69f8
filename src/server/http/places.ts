/** Who is so slow for so long makes room where all places are taken. */
export interface Slowness {
  afterMs: number
  bytesASecond: number
}

/** The place of one upload. */
export interface Place {
  /** Aborted when the upload has to make room for another. */
  signal: AbortSignal
  /** So many bytes more are here. */
  received(bytes: number): void
  /** All of it is here: what is left to do is ours, and it makes room for nobody. */
  arrived(): void
  leave(): void
}

interface Sender {
  userId: string
  since: number
  bytes: number
  hasArrived: boolean
  giveUp(): void
}

interface Options {
  most: number
  mostOfUser: number
  slowness: Slowness
}

/**
 * Places for uploads, so many in all and so many a user. A slow upload has its time as long as there
 * is room; where there is none, the slowest gives up its place.
 */
export function createPlaces({ most, mostOfUser, slowness }: Options) {
  const senders = new Set<Sender>()

  /** Bytes a second since it began. */
  const paceOf = ({ bytes, since }: Sender) => (bytes * 1000) / (performance.now() - since)

  function slowest(): Sender | undefined {
    const [first] = [...senders]
      .filter(
        (sender) =>
          !sender.hasArrived &&
          performance.now() - sender.since >= slowness.afterMs &&
          paceOf(sender) < slowness.bytesASecond,
      )
      .sort((one, other) => paceOf(one) - paceOf(other))
    return first
  }

  return {
    /** @returns a place, or why there is none. */
    take(userId: string): Place | 'several' | 'busy' {
      const own = [...senders].filter((sender) => sender.userId === userId)
      if (own.length >= mostOfUser) return 'several'
      if (senders.size >= most) {
        const gone = slowest()
        if (!gone) return 'busy'
        senders.delete(gone)
        gone.giveUp()
      }
      const making = new AbortController()
      const sender: Sender = {
        userId,
        since: performance.now(),
        bytes: 0,
        hasArrived: false,
        giveUp: () => making.abort(),
      }
      senders.add(sender)
      return {
        signal: making.signal,
        received(bytes) {
          sender.bytes += bytes
        },
        arrived() {
          sender.hasArrived = true
        },
        leave: () => senders.delete(sender),
      }
    },
  }
}
