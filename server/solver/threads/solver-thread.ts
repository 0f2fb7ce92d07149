import { parentPort } from 'node:worker_threads'
import { findSequences, proposalFromSequences, type SolveControl } from '../build-proposal'
import type { ThreadMessage, ThreadRequest } from './thread-messages'

/** The program of a thread that solves one problem. */
parentPort?.once('message', ({ task, stop }: ThreadRequest) => {
  const post = (message: ThreadMessage): void => parentPort?.postMessage(message, [])
  const control: SolveControl = {
    clock: () => performance.now(),
    signal: {
      get aborted() {
        return Atomics.load(stop, 0) !== 0
      },
    },
    onProgress: (progress) => post({ kind: 'progress', progress }),
  }
  post({ kind: 'begun' })
  const { sequences, cost } = findSequences(task, control)
  parentPort?.once('message', () => post({ kind: 'plan', plan: proposalFromSequences(task, sequences, control) }))
  post({ kind: 'ordered', cost })
})
