// The product's server, which writes down every tenth of a second for how long its event loop was
// kept from its work: by the clock, which other work on the machine makes longer, and by the time
// that the thread itself computed without a pause.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '#server/serve.ts'

const WINDOW_MS = 100
const TICK_MS = 1

const delay = monitorEventLoopDelay({ resolution: TICK_MS })
delay.enable()
let computedBefore = 0
let mostComputed = 0
const tick = () => {
  const { user, system } = process.threadCpuUsage()
  const computed = (user + system) / 1000
  mostComputed = Math.max(mostComputed, computed - computedBefore)
  computedBefore = computed
}
setInterval(tick, TICK_MS).unref()

const log = join(process.env.DATA_DIR ?? '.', 'event-loop')
setInterval(() => {
  appendFileSync(log, `${Date.now()} ${(delay.max / 1e6).toFixed(1)} ${mostComputed.toFixed(1)}\n`)
  delay.reset()
  mostComputed = 0
}, WINDOW_MS).unref()

await serve(process.env)
