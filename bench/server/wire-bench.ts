import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { medianOf } from '../quantile-of'
import { PROJECTS_PATH, type ApiClient } from './api-client'
import { sizeRow, timeRow } from './comparison-row'
import { processorSecondsOf } from './process-figures'
import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'

const STOP_COUNT = 10_000
const ROUNDS = 15
const FIRST_ROUNDS = 5
const MAX_KILOBYTES = 1_300
const SLOW_MEGABITS = 20

type Opening = { readonly ms: number; readonly bytes: number; readonly processorMs: number }

/**
 * What opening a plan sends and takes: the list of its stops and its document, compressed and not. How long it takes on
 * loopback depends on how the client unpacks: the bench of the pages measures it in a browser.
 */
export const wireBench: ServerBench = {
  name: 'wire',
  run: async ({ built }) => {
    const { client, pid, stop } = await startBenchServer(built.server)
    const newPlan = () => client.plannedProject(STOP_COUNT, { withTimes: true })
    const project = await newPlan()
    const edited = async () => (await editStop(client, project), project)
    const slowLink = await startSlowLink(client.base)
    const openAlternately = async (base: string, rounds: number, nextPlan: () => Promise<string>) => {
      const openings: Record<Encoding, Opening[]> = { gzip: [], identity: [] }
      for (let round = 0; round < rounds; round += 1)
        for (const encoding of encodings)
          openings[encoding].push(await openPlan(client, { base, pid, project: await nextPlan(), encoding }))
      return { compressed: middleOf(openings.gzip), plain: middleOf(openings.identity) }
    }
    const loopback = await openAlternately(client.base, ROUNDS, edited)
    const first = await openAlternately(client.base, FIRST_ROUNDS, newPlan)
    const slow = await openAlternately(slowLink.base, 3, edited)
    slowLink.close()
    await stop()
    const name = `open a plan of ${STOP_COUNT.toLocaleString('en')} stops`
    const { compressed, plain } = loopback
    return [
      sizeRow(`${name}, compressed`, compressed.ms, compressed.bytes, MAX_KILOBYTES),
      timeRow(`${name} that nobody has opened yet; uncompressed`, first.compressed.ms, first.plain.ms),
      timeRow(`${name}, processor of the server; uncompressed`, compressed.processorMs, plain.processorMs),
      timeRow(`${name}, at ${SLOW_MEGABITS} Mbit/s; uncompressed`, slow.compressed.ms, slow.plain.ms),
    ]
  },
}

const encodings = ['gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

type OpenOptions = {
  readonly base: string
  readonly pid: number | undefined
  readonly project: string
  readonly encoding: Encoding
}

const editStop = (client: ApiClient, project: string): Promise<string> =>
  client.write('PATCH', `${PROJECTS_PATH}/${project}/stops/stop-7/updateInExternalSystem`, {
    id: 'stop-7',
    new_carrier_sequence: 10 * (1 + Math.floor(Math.random() * 40)),
  })

/** Reads both documents at once. */
const openPlan = async (client: ApiClient, { base, pid, project, encoding }: OpenOptions): Promise<Opening> => {
  const paths = [`${PROJECTS_PATH}/${project}`, `${PROJECTS_PATH}/${project}/stops`]
  const [from, processorBefore] = [performance.now(), processorSecondsOf(pid)]
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${base}${path}`, {
        headers: { ...client.apiKeyHeader, 'accept-encoding': encoding },
      })
      await answer.arrayBuffer()
      return Number(answer.headers.get('content-length'))
    }),
  )
  return {
    ms: performance.now() - from,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    processorMs: (processorSecondsOf(pid) - processorBefore) * 1_000,
  }
}

const middleOf = (openings: ReadonlyArray<Opening>): Opening => ({
  ms: medianOf(openings.map(({ ms }) => ms)),
  bytes: medianOf(openings.map(({ bytes }) => bytes)),
  processorMs: openings.reduce((sum, { processorMs }) => sum + processorMs, 0) / openings.length,
})

const INTERVAL_MS = 10

/** Passes all connections on, and all answers together at the speed of a slow link. */
const startSlowLink = async (base: string): Promise<{ readonly base: string; readonly close: () => void }> => {
  const { hostname, port } = new URL(base)
  let free = 0
  const waiting: Array<readonly [Socket, Buffer]> = []
  const server = createServer((client) => {
    const target = connect(Number(port), hostname)
    client.pipe(target)
    target.on('data', (chunk) => waiting.push([client, chunk]))
    client.on('close', () => target.destroy())
    for (const socket of [client, target]) socket.on('error', () => socket.destroy())
  })
  let last = performance.now()
  const passOn = (): void => {
    const now = performance.now()
    free = waiting.length === 0 ? 0 : free + ((now - last) / 1_000) * SLOW_MEGABITS * 125_000
    last = now
    for (let [next] = waiting; next !== undefined && next[1].length <= free; [next] = waiting) {
      waiting.shift()
      free -= next[1].length
      next[0].write(next[1])
    }
  }
  const timer = setInterval(passOn, INTERVAL_MS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${ownPort}`,
    close: () => {
      clearInterval(timer)
      server.close()
    },
  }
}
