import { setTimeout } from 'node:timers/promises'
import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { limitRow } from './comparison-row'
import { residentMemoryOf } from './process-figures'

const SETTLE_MS = 3_000
const UPLOADED_STOP_COUNT = 10_000

/** Start-up time, and memory when idle. */
export const startBench: ServerBench = {
  name: 'start',
  run: async ({ built }) => {
    const first = await startBenchServer(built.server)
    const second = await first.restart()
    const third = await second.restart()
    await setTimeout(SETTLE_MS)
    const idle = residentMemoryOf(third.pid).current
    const from = performance.now()
    await third.client.uploadedProject(UPLOADED_STOP_COUNT)
    const uploadMs = performance.now() - from
    const maxMemory = residentMemoryOf(third.pid).max
    await third.stop()
    return [
      limitRow('ready, the first time, with the demo made', first.readyMs, 1_500, 'ms'),
      limitRow('ready, on data that is there', Math.max(second.readyMs, third.readyMs), 1_500, 'ms'),
      limitRow('resident when idle', idle, 120, 'MB'),
      limitRow('upload of 10,000 stops', uploadMs, 3_000, 'ms'),
      limitRow('resident at most, up to the end of that upload', maxMemory, 300, 'MB'),
    ]
  },
}
