import { setTimeout } from 'node:timers/promises'
import { startWork } from './running-server'
import type { Cases } from './server-bench'
import { under } from './comparison-row'
import { residentOf } from './resident-memory'

const SETTLED_MS = 3_000
const UPLOADED = 10_000

/** The time to start, and the memory at rest. */
export const startCases: Cases = {
  name: 'start',
  run: async ({ built }) => {
    const first = await startWork(built.server)
    const second = await first.again()
    const third = await second.again()
    await setTimeout(SETTLED_MS)
    const idle = residentOf(third.pid).now
    const from = performance.now()
    await third.desk.uploaded(UPLOADED)
    const uploadMs = performance.now() - from
    const most = residentOf(third.pid).most
    await third.stop()
    return [
      under('ready, the first time, with the demo made', first.readyMs, 1_500, 'ms'),
      under('ready, on data that is there', Math.max(second.readyMs, third.readyMs), 1_500, 'ms'),
      under('resident when idle', idle, 120, 'MB'),
      under('upload of 10,000 stops', uploadMs, 3_000, 'ms'),
      under('resident at most, up to the end of that upload', most, 300, 'MB'),
    ]
  },
}
