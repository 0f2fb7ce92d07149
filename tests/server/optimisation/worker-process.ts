import { openThreads, ownOptimiser, type Optimiser } from '../../../server/solver'
import { quickOptimiser } from '../solver/solve-here'
import { startWorker } from './start-worker'
import { whenAborted } from '../../kit/when-aborted'

const [, , databaseUrl = '', how] = process.argv

/** Reports a plan at once, and then never finishes. */
const neverContent: Optimiser = {
  solve: (problem, roads, options) =>
    new Promise((resolve) => {
      const best = { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 0 }
      const tell = setInterval(() => options.onProgress({ share: 0.5, best }), 200)
      whenAborted(options.signal, () => {
        clearInterval(tell)
        resolve(quickOptimiser.solve(problem, roads, options))
      })
    }),
}

const worker = await startWorker({
  databaseUrl,
  optimiser: how === 'solver' ? ownOptimiser(openThreads()) : neverContent,
  onAccident: (error) => console.error(error),
})
process.on('SIGTERM', () => {
  void worker.close().then(() => process.exit(0))
})
console.log('working')
