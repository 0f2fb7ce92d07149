import { Worker } from 'node:worker_threads'
import { loadResultOf, type LoadResult } from '../load'
import type { Request } from '../request'

const INTERVAL_MS = 20

/** The times of the answers to a request that is due every 20 ms, counted from when it is due. */
export const probe = (base: string, request: Request, until: number): Promise<LoadResult & { readonly max: number }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const ms = until - performance.now()
    // In a thread of its own, so that what else this program does delays nothing.
    const worker = new Worker(program, {
      eval: true,
      workerData: { hostname, port: Number(port), request: request.toString(), ms, interval: INTERVAL_MS },
    })
    worker.once('error', reject)
    worker.once('message', (durations: ReadonlyArray<number>) =>
      resolve({ ...loadResultOf(durations, ms), max: Math.max(...durations) }),
    )
  })

/** A request that is due while an earlier one waits is sent behind it over the same connection, and answered after it. */
const program = `
const { workerData, parentPort } = require('node:worker_threads')
const { hostname, port, request, ms, interval } = workerData
const socket = require('node:net').connect({ host: hostname, port, noDelay: true })
const due = []
const durations = []
let timer
socket.on('connect', () => {
  const end = performance.now() + ms
  timer = setInterval(() => {
    if (performance.now() < end) {
      due.push(performance.now())
      socket.write(request)
    } else if (due.length === 0) finish()
  }, interval)
})
let text = ''
socket.on('data', (chunk) => {
  text += chunk
  for (let at = text.indexOf('HTTP/1.1'); at >= 0; at = text.indexOf('HTTP/1.1')) {
    text = text.slice(at + 8)
    durations.push(performance.now() - due.shift())
  }
})
socket.on('error', (error) => { throw error })
const finish = () => {
  clearInterval(timer)
  socket.destroy()
  parentPort.postMessage(durations)
}
`
