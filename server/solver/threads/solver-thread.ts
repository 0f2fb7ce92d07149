import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { findSequences, planFromSequences, type SolveControl } from '../solve-problem'
import type { ThreadMessage, ThreadRequest } from './thread-messages'

/** Only Linux has a priority for each thread; elsewhere it would be that of the whole process. */
const letRequestsGoFirst = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  } catch {
    // Where the system does not allow it, the search goes on as it is.
  }
}

letRequestsGoFirst()

/** The program of a thread that solves one problem. */
parentPort?.once('message', ({ request, abortFlag }: ThreadRequest) => {
  const post = (message: ThreadMessage): void => parentPort?.postMessage(message, [])
  const control: SolveControl = {
    clock: () => performance.now(),
    signal: {
      get aborted() {
        return Atomics.load(abortFlag, 0) !== 0
      },
    },
    onProgress: (progress) => post({ kind: 'progress', progress }),
  }
  post({ kind: 'started' })
  const { sequences, cost } = findSequences(request, control)
  parentPort?.once('message', () => post({ kind: 'plan', plan: planFromSequences(request, sequences, control) }))
  post({ kind: 'sequences found', cost })
})
