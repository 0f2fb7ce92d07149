import { openThreadPool, ownSolver, type Solver } from '../../../server/solver'
import { quickSolver } from '../solver/solve-here'
import { startWorker } from './start-worker'
import { whenAborted } from '../../kit/when-aborted'

const [, , databaseUrl = '', solverName] = process.argv

/** Reports a plan at once, and then never finishes. */
const endlessSolver: Solver = {
  solve: (problem, roads, options) =>
    new Promise((resolve) => {
      const best = { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 0 }
      const timer = setInterval(() => options.onProgress({ share: 0.5, best }), 200)
      whenAborted(options.signal, () => {
        clearInterval(timer)
        resolve(quickSolver.solve(problem, roads, options))
      })
    }),
}

const worker = await startWorker({
  databaseUrl,
  solver: solverName === 'own' ? ownSolver(openThreadPool()) : endlessSolver,
  onError: (error) => console.error(error),
})
process.on('SIGTERM', () => {
  void worker.close().then(() => process.exit(0))
})
console.log('working')
