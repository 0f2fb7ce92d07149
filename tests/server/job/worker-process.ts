import { greedyOptimiser, type Optimiser } from '../../../server/optimiser'
import type { Travel } from '../../../src/domain/problem'
import { startWorker } from './work'

const [, , databaseUrl = ''] = process.argv

/** Has a plan at once, and is never content with it. */
const neverContent = (roads: Travel): Optimiser => ({
  solve: (problem, options) =>
    new Promise((resolve) => {
      const best = { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 0 }
      const tell = setInterval(() => options.onProgress({ share: 0.5, best }), 200)
      options.signal.addEventListener('abort', () => {
        clearInterval(tell)
        resolve(greedyOptimiser(roads).solve(problem, { ...options, signal: new AbortController().signal }))
      })
    }),
})

const worker = await startWorker({
  databaseUrl,
  optimiser: neverContent,
  onAccident: (error) => console.error(error),
})
process.on('SIGTERM', () => {
  void worker.close().then(() => process.exit(0))
})
console.log('working')
