import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { threadTimesOf, type ThreadTimes } from '../../../tests/kit/thread-times'
import type { ProbedAnswer, ProbeThreadData } from './probe-messages'

/** Each request is sent when it is due, over a connection that awaits no other answer, as if it came from another user. */
const { hostname, port, request, pid, ms, intervalMs, openConnections }: ProbeThreadData = workerData

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
const answers: ProbedAnswer[] = []
const free: Socket[] = []
const due = new Map<Socket, TimesNow>()

const send = (): void => {
  const socket = free.pop() ?? openConnection()
  due.set(socket, timesNow())
  socket.write(request)
}

const openConnection = (): Socket => {
  const socket = connect({ host: hostname, port, ...localAddress, noDelay: true })
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString()
    const head = text.indexOf('\r\n\r\n')
    if (head < 0 || text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1])) return
    text = ''
    addAnswer(socket)
  })
  socket.on('error', (error) => {
    throw error
  })
  // A server closes a connection that nobody has used for a while.
  socket.on('close', () => {
    if (due.has(socket)) throw new Error('The server hung up')
    const index = free.indexOf(socket)
    if (index !== -1) free.splice(index, 1)
  })
  return socket
}

const addAnswer = (socket: Socket): void => {
  const [from, to] = [due.get(socket), timesNow()]
  due.delete(socket)
  if (openConnections === 0) socket.destroy()
  else free.push(socket)
  if (from === undefined) return
  answers.push({
    ms: to.at - from.at,
    workedMs: to.workedMs - from.workedMs,
    awaitedProcessorMs: to.awaitedProcessorMs - from.awaitedProcessorMs,
  })
}

for (let index = 0; index < openConnections; index += 1) free.push(openConnection())
const end = performance.now() + ms
const timer = setInterval(() => {
  if (performance.now() < end) return send()
  if (due.size > 0) return
  clearInterval(timer)
  parentPort?.postMessage(answers, [])
  for (const socket of free) socket.destroy()
}, intervalMs)
