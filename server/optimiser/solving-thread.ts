import { parentPort } from 'node:worker_threads'
import { planned } from './planned'
import type { SaidByThread, ToldToThread } from './said-by-thread'

/** The program of a thread that solves one problem. */
parentPort?.once('message', ({ task, stop }: ToldToThread) => {
  const say = (said: SaidByThread): void => parentPort?.postMessage(said, [])
  say({ kind: 'begun' })
  const plan = planned(task, {
    clock: () => performance.now(),
    signal: {
      get aborted() {
        return Atomics.load(stop, 0) !== 0
      },
    },
    onProgress: (progress) => say({ kind: 'progress', progress }),
  })
  say({ kind: 'plan', plan })
})
