import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { createRandom } from '../../optimiser/random'
import { isJsonObject, type JsonObject } from '../../src/domain/parse'
import { medianOf } from '../quantile-of'
import type { ApiClient } from './api-client'
import { limitRow, timeRow } from './comparison-row'
import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'

const STOP_COUNT = 5_000
const VEHICLE_COUNT = 200
const MAX_FIRST_PLAN_MS = 3_000
const MAX_CANCEL_MS = 100
/** How long after its start each job is cancelled; the last ones while plans are improved. */
const CANCEL_DELAYS = [0, 500, 1_500, 3_000, 6_000, 9_000, 12_000]

const depot = { lat: 52.0155, lng: 4.6569 }

/** Stops up to thirty kilometres around the depot, each with a slot of two hours. */
const problem = (): object => {
  const random = createRandom(1)
  return {
    stops: Array.from({ length: STOP_COUNT }, (_, index) => {
      const from = 8 + random.integer(7)
      return {
        id: `stop ${index}`,
        lat: depot.lat + (random.fraction() - 0.5) / 2,
        lng: depot.lng + (random.fraction() - 0.5) / 1.2,
        duration: 5,
        windows: [[`${from}:00`, `${from + 2}:00`]],
      }
    }),
    vehicles: Array.from({ length: VEHICLE_COUNT }, (_, index) => ({
      id: `van ${index}`,
      name: `van ${index}`,
      start: depot,
      end: depot,
      earliest: '7:00',
      latest: '18:00',
      capacity: 60,
      breaks: [{ from: '11:30', to: '14:00', duration: 30 }],
    })),
    options: { budget_seconds: 60, lateness: 10 },
  }
}

/** Cancelling a job of thousands of stops, and the time until its first plan. */
export const largeJobBench: ServerBench = {
  name: 'large job',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server, { ROADS: 'estimate' })
    const first = await startJob(client)
    const toSearch = await timeUntil(client, first, ({ best }) => best !== undefined)
    const toPlan = await timeUntil(client, first, ({ best }) => isJsonObject(best) && Number(best['planned']) > 0)
    const cancels = [await cancel(client, first)]
    for (const delay of CANCEL_DELAYS) {
      const job = await startJob(client)
      await timeUntil(client, job, ({ state }) => state === 'running')
      await setTimeout(delay)
      cancels.push(await cancel(client, job))
    }
    await stop()
    const name = '5,000 stops on 200 vehicles with breaks and lateness'
    const answers = cancels.map(({ answeredMs }) => answeredMs)
    const ends = cancels.map(({ endedMs }) => endedMs)
    const reads = cancels.map(({ readAgainMs }) => readAgainMs)
    return [
      limitRow(`${name}: first plan, after the roads`, toPlan - toSearch, MAX_FIRST_PLAN_MS, 'ms'),
      limitRow(`${name}: a cancel is answered, at worst`, Math.max(...answers), MAX_CANCEL_MS, 'ms'),
      timeRow(`${name}: a cancelled job has its result, at worst and median`, Math.max(...ends), medianOf(ends)),
      timeRow(`${name}: its result is read again, at worst and median`, Math.max(...reads), medianOf(reads)),
    ]
  },
}

type Job = { readonly id: string; readonly startedAt: number }

const startJob = async (client: ApiClient): Promise<Job> => {
  const answer: unknown = JSON.parse(await client.write('POST', '/delivery/v2/route-problems', problem()))
  assert(isJsonObject(answer))
  return { id: String(answer['job_id']), startedAt: performance.now() }
}

const pathOf = ({ id }: Job): string => `/delivery/v2/jobs/${id}`

const timeUntil = async (client: ApiClient, job: Job, isReached: (job: JsonObject) => boolean): Promise<number> => {
  for (;;) {
    const state: unknown = JSON.parse(await client.read(pathOf(job)))
    assert(isJsonObject(state) && state['state'] !== 'failed', JSON.stringify(state).slice(0, 500))
    if (isReached(state)) return performance.now() - job.startedAt
    await setTimeout(10)
  }
}

type Cancel = { readonly answeredMs: number; readonly endedMs: number; readonly readAgainMs: number }

const cancel = async (client: ApiClient, job: Job): Promise<Cancel> => {
  const from = performance.now()
  const { ok } = await fetch(`${client.base}${pathOf(job)}`, { method: 'DELETE', headers: client.apiKeyHeader })
  assert(ok)
  const answeredMs = performance.now() - from
  await timeUntil(client, job, ({ state }) => state === 'cancelled' || state === 'done')
  const endedAt = performance.now()
  await client.read(pathOf(job))
  return { answeredMs, endedMs: endedAt - from, readAgainMs: performance.now() - endedAt }
}
