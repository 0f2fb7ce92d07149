import { parentPort } from 'node:worker_threads'
import { ordered, planFrom, type Watch } from '../build-proposal'
import type { SaidByThread, ToldToThread } from './thread-messages'

/** The program of a thread that solves one problem. */
parentPort?.once('message', ({ task, stop }: ToldToThread) => {
  const say = (said: SaidByThread): void => parentPort?.postMessage(said, [])
  const watch: Watch = {
    clock: () => performance.now(),
    signal: {
      get aborted() {
        return Atomics.load(stop, 0) !== 0
      },
    },
    onProgress: (progress) => say({ kind: 'progress', progress }),
  }
  say({ kind: 'begun' })
  const { orders, cost } = ordered(task, watch)
  parentPort?.once('message', () => say({ kind: 'plan', plan: planFrom(task, orders, watch) }))
  say({ kind: 'ordered', cost })
})
