import { Worker } from 'node:worker_threads'
import { loadResultOf, type LoadResult } from '../load'
import type { Request } from '../request'

const INTERVAL_MS = 20

/** An answer: the time since its request was due, and for how much of it the server's main thread worked or waited for a processor. */
export type ProbedAnswer = { readonly ms: number; readonly workedMs: number; readonly awaitedProcessorMs: number }

export type ProbeResult = LoadResult & {
  readonly longest: ProbedAnswer
  /** the times of answers without those in which the server had no processor */
  readonly withProcessor: LoadResult
}

type ProbeOptions = { readonly base: string; readonly request: Request; readonly pid: number | undefined }

/** The times of the answers to a request that is due every 20 ms, counted from when it is due. */
export const probe = ({ base, request, pid }: ProbeOptions, until: number): Promise<ProbeResult> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const ms = until - performance.now()
    // In a thread of its own, so that what else this program does delays nothing.
    const worker = new Worker(program, {
      eval: true,
      workerData: { hostname, port: Number(port), request: request.toString(), pid, ms, interval: INTERVAL_MS },
    })
    worker.once('error', reject)
    worker.once('message', (answers: ReadonlyArray<ProbedAnswer>) =>
      resolve({
        ...loadResultOf(
          answers.map((answer) => answer.ms),
          ms,
        ),
        longest: answers.reduce((one, other) => (other.ms > one.ms ? other : one)),
        withProcessor: loadResultOf(
          answers.map((answer) => answer.ms - answer.awaitedProcessorMs),
          ms,
        ),
      }),
    )
  })

/** A request that is due while an earlier one is unanswered is sent after its answer, over the same connection. */
const program = `
const { workerData, parentPort } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const { setPriority } = require('node:os')
const { hostname, port, request, pid, ms, interval } = workerData
// On Linux this is the priority of the thread: who asks from elsewhere has a processor of their own.
try { setPriority(-10) } catch {}
const threadTimes = () => {
  try {
    const [worked, awaited] = readFileSync('/proc/' + pid + '/task/' + pid + '/schedstat', 'latin1').split(' ')
    return { at: performance.now(), worked: worked / 1e6, awaited: awaited / 1e6 }
  } catch {
    return { at: performance.now(), worked: 0, awaited: 0 }
  }
}
// Requests without a key take turns by address, and others have another address. Only Linux has more than one of its own.
const localAddress = process.platform === 'linux' && hostname === '127.0.0.1' ? '127.0.0.2' : undefined
const socket = require('node:net').connect({ host: hostname, port, localAddress, noDelay: true })
const due = []
const answers = []
let isUnanswered = false
let timer
const sendNext = () => {
  if (isUnanswered || due.length === 0) return
  isUnanswered = true
  socket.write(request)
}
socket.on('connect', () => {
  const end = performance.now() + ms
  timer = setInterval(() => {
    if (performance.now() < end) due.push(threadTimes())
    else if (due.length === 0) finish()
    sendNext()
  }, interval)
})
let text = ''
socket.on('data', (chunk) => {
  text += chunk
  const head = text.indexOf('\\r\\n\\r\\n')
  if (head < 0 || text.length < head + 4 + Number(/content-length: (\\d+)/i.exec(text)[1])) return
  text = ''
  const [from, to] = [due.shift(), threadTimes()]
  answers.push({ ms: to.at - from.at, workedMs: to.worked - from.worked, awaitedProcessorMs: to.awaited - from.awaited })
  isUnanswered = false
  sendNext()
})
socket.on('error', (error) => { throw error })
socket.on('close', () => { if (due.length > 0) throw new Error('The server hung up') })
const finish = () => {
  clearInterval(timer)
  socket.destroy()
  parentPort.postMessage(answers)
}
`
