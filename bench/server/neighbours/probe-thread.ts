import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { threadTimesOf, type ThreadTimes } from '../../../tests/kit/thread-times'
import type { ProbedAnswer, ProbeThreadData } from './probe-messages'

/** A request that is due while an earlier one is unanswered is sent after its answer, over the same connection. */
const { hostname, port, request, pid, ms, intervalMs }: ProbeThreadData = workerData

// On Linux this is the priority of the thread: who asks from elsewhere has a processor of their own.
try {
  setPriority(-10)
} catch {
  // Where the system does not allow it, the probe may wait for a processor.
}

type TimesNow = ThreadTimes & { readonly at: number }

const timesNow = (): TimesNow => ({
  at: performance.now(),
  ...((pid === undefined ? undefined : threadTimesOf(pid)) ?? { workedMs: 0, awaitedProcessorMs: 0 }),
})

// Requests without a key take turns by address, and others have another address. Only Linux has more than one of its own.
const localAddress = process.platform === 'linux' && hostname === '127.0.0.1' ? { localAddress: '127.0.0.2' } : {}
const socket = connect({ host: hostname, port, ...localAddress, noDelay: true })
const due: TimesNow[] = []
const answers: ProbedAnswer[] = []
let isUnanswered = false
let timer: NodeJS.Timeout | undefined

const sendNext = (): void => {
  if (isUnanswered || due.length === 0) return
  isUnanswered = true
  socket.write(request)
}

const finish = (): void => {
  clearInterval(timer)
  socket.destroy()
  parentPort?.postMessage(answers, [])
}

socket.on('connect', () => {
  const end = performance.now() + ms
  timer = setInterval(() => {
    if (performance.now() < end) due.push(timesNow())
    else if (due.length === 0) finish()
    sendNext()
  }, intervalMs)
})

let text = ''
socket.on('data', (chunk) => {
  text += chunk.toString()
  const head = text.indexOf('\r\n\r\n')
  if (head < 0 || text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1])) return
  text = ''
  const [from, to] = [due.shift(), timesNow()]
  if (from !== undefined)
    answers.push({
      ms: to.at - from.at,
      workedMs: to.workedMs - from.workedMs,
      awaitedProcessorMs: to.awaitedProcessorMs - from.awaitedProcessorMs,
    })
  isUnanswered = false
  sendNext()
})
socket.on('error', (error) => {
  throw error
})
socket.on('close', () => {
  if (due.length > 0) throw new Error('The server hung up')
})
