/** A thread, or a process that is spoken to in the same way. */
export interface Thread<Answer> {
  on(event: 'message', listener: (answer: Answer) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: () => void): unknown
  postMessage(task: object): void
  terminate(): unknown
  unref(): void
}

/**
 * A worker thread that is asked for one thing after another. It begins with the first, and is
 * replaced where it breaks.
 */
export interface OneWorker<Task, Answer> {
  /**
   * @param signal When it is aborted nobody waits any longer; the task is done nevertheless.
   * @throws what `busy` makes, where too many wait or the worker was stopped; what `late` makes,
   * where this task took too long; the reason of the signal.
   */
  ask(task: Task, signal?: AbortSignal): Promise<Answer>
  /** Begins the worker before it is asked for anything. */
  wake(): void
  /** Ends the worker, if there is one. */
  close(): Promise<void>
}

interface Options<Answer> {
  begin: () => Thread<Answer>
  /** Maximum queued plus running tasks; further tasks are refused. */
  most: number
  /** A task that takes longer is given up, and the others are given to another worker. */
  patienceMs: number
  /** With nothing to do for so long the worker ends and gives its memory back. */
  idleMs: number
  /**
   * Whether another worker takes the place of one that has done so many tasks, the last with this
   * answer.
   */
  isSpent?: (answer: Answer, tasks: number) => boolean
  busy: () => Error
  late: () => Error
}

interface Waiting<Task, Answer> {
  task: Task
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** The thread gets each task with an `id`, and gives it back with the answer. */
export function createOneWorker<Task extends object, Answer extends { id: number }>(
  options: Options<Answer>,
): OneWorker<Task, Answer> {
  const { most, patienceMs, idleMs, isSpent, busy, late } = options
  let worker: Thread<Answer> | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting<Task, Answer>>()
  let timer: NodeJS.Timeout | null = null

  function begin(): Thread<Answer> {
    const begun = options.begin()
    let done = 0
    begun.unref()
    begun.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
      done += 1
      if (begun === worker && isSpent?.(answer, done)) replace(begun)
      watch()
    })
    begun.on('error', (error) => lose(begun, error))
    begun.on('exit', () => lose(begun, busy()))
    return begun
  }

  /** The worker goes, and who still waits is given to another. */
  function replace(spent: Thread<Answer>): void {
    worker = null
    spent.terminate()
    for (const [id, { task }] of waiting) {
      worker ??= begin()
      worker.postMessage({ ...task, id })
    }
  }

  /** The thread takes tasks in their order: the first, if there is one, is not answered. */
  function rejectFirst(reason: unknown): void {
    const [first] = waiting
    if (!first) return
    const [id, { reject }] = first
    waiting.delete(id)
    reject(reason)
  }

  /** A worker has died: of the task that it was at, as far as anybody knows. */
  function lose(gone: Thread<Answer>, reason: unknown): void {
    if (worker !== gone) return
    rejectFirst(reason)
    replace(gone)
    watch()
  }

  /** One clock for both: the task in work must be done in time, and an idle worker must go. */
  function watch(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!worker) return
    timer = setTimeout(giveUp, waiting.size > 0 ? patienceMs : idleMs)
    timer.unref()
  }

  /** The first task has taken too long, or there was nothing to do. */
  function giveUp(): void {
    rejectFirst(late())
    if (worker) replace(worker)
    watch()
  }

  return {
    async ask(task, signal) {
      signal?.throwIfAborted()
      if (waiting.size >= most) throw busy()
      worker ??= begin()
      const id = ++lastId
      const answered = new Promise<Answer>((resolve, reject) =>
        waiting.set(id, { task, resolve, reject }),
      )
      worker.postMessage({ ...task, id })
      if (waiting.size === 1) watch()
      return signal ? unlessAborted(signal, answered) : answered
    },
    wake() {
      if (worker) return
      worker = begin()
      watch()
    },
    async close() {
      const closed = worker
      worker = null
      while (waiting.size > 0) rejectFirst(busy())
      watch()
      await closed?.terminate()
    },
  }
}

async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
