import { setTimeout } from 'node:timers/promises'
import { PROJECTS_PATH, type ApiClient } from '../api-client'
import { requestOf, type Request } from '../request'
import { sampleStop, savedPlanOf } from '../saved-plan'
import { holdConnection, sendAndHangUp, type HeldConnection, type Outcome } from './raw-connection'

/** What one account does to a server until a time; the outcomes are those of its requests. */
export type Attack = {
  readonly name: string
  readonly prepare: (client: ApiClient) => Promise<(until: number) => Promise<ReadonlyArray<Outcome>>>
}

const ANSWER_MS = 120_000

const waitUntil = (time: number): Promise<void> => setTimeout(Math.max(0, time - performance.now()))

/** Sends a request again and again over several connections, each after the last answer. */
const repeat = async (
  until: number,
  connectionCount: number,
  send: () => Promise<Outcome>,
): Promise<ReadonlyArray<Outcome>> => {
  const outcomes: Outcome[] = []
  const sendRepeatedly = async (): Promise<void> => {
    while (performance.now() < until) {
      const outcome = await send()
      outcomes.push(outcome)
      // Whoever is refused tries again at once, but not so fast that this program has no time left.
      if (outcome !== 200) await setTimeout(20)
    }
  }
  await Promise.all(Array.from({ length: connectionCount }, sendRepeatedly))
  return outcomes
}

const UNKNOWN_KEYS = 700_000

const unknownKeys: Attack = {
  name: 'a stop with 700,000 unknown keys',
  prepare: async (client) => {
    const project = await client.uploadedProject(0)
    const keys = Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, index) => [`k${index}`, 0]))
    const request = client.requestFor('PUT', `${PROJECTS_PATH}/${project}`, {
      projectDocument: { routes: [] },
      stopsDocument: { s1: { id: 's1', customerName: 'Jansen', ...keys } },
    })
    return (until) => repeat(until, 2, () => sendAndHangUp(client.base, request, ANSWER_MS))
  },
}

const PROBLEM_STOPS = 10_000
const ALLOWED_VEHICLES = 190
const headquarters = { lat: 52.0155316, lng: 4.6568895 }

/** Stops in a few places only, so that the limit on places lets the problem pass. */
const problemOf = (stopCount: number, allowedCount: number, budgetSeconds: number): object => {
  const allowed = Array.from({ length: allowedCount }, (_, index) => `bus ${index}`)
  return {
    stops: Array.from({ length: stopCount }, (_, index) => ({
      id: `stop ${index}`,
      lat: 52 + (index % 100) / 1_000,
      lng: 5,
      ...(allowedCount === 0 ? {} : { allowed_vehicles: allowed }),
    })),
    vehicles: Array.from({ length: Math.max(1, allowedCount) }, (_, index) => ({
      id: `bus ${index}`,
      name: `bus ${index}`,
      start: headquarters,
      end: headquarters,
      earliest: '9:00',
      latest: '18:00',
      capacity: [0, 50],
    })),
    options: { budget_seconds: budgetSeconds },
  }
}

export const problemPath = '/delivery/v2/route-problems'

export const smallProblem = (budgetSeconds: number): object => problemOf(20, 0, budgetSeconds)

const largeProblems: Attack = {
  name: 'route problems of 19 MB',
  prepare: async (client) => {
    const request = client.requestFor('POST', problemPath, problemOf(PROBLEM_STOPS, ALLOWED_VEHICLES, 20))
    return (until) => repeat(until, 2, () => sendAndHangUp(client.base, request, ANSWER_MS))
  },
}

const UNREAD_CONNECTIONS = 60

const unreadLists: Attack = {
  name: '60 sockets that never read their list',
  prepare: async (client) => {
    const project = await client.plannedProject(10_000)
    const list = client.requestFor('GET', `${PROJECTS_PATH}/${project}/stops`)
    return async (until) => {
      const held: HeldConnection[] = []
      for (let index = 0; index < UNREAD_CONNECTIONS; index += 1) {
        held.push(holdConnection(client.base, list, { reads: false }))
        const edit = client.requestFor('POST', `${PROJECTS_PATH}/${project}/stops`, sampleStop)
        await sendAndHangUp(client.base, edit, ANSWER_MS)
      }
      await waitUntil(until)
      for (const { close } of held) close()
      return held.map(({ outcome }): Outcome => outcome() ?? 'no answer read')
    }
  },
}

const QUEUED_JOBS = 60

const manyJobs: Attack = {
  name: '60 jobs of 20 seconds',
  prepare: async (client) => {
    const request = client.requestFor('POST', problemPath, smallProblem(20))
    return async (until) => {
      const outcomes: Outcome[] = []
      for (let index = 0; index < QUEUED_JOBS; index += 1)
        outcomes.push(await sendAndHangUp(client.base, request, ANSWER_MS))
      await waitUntil(until)
      return outcomes
    }
  },
}

const STREAMS = 5_000

const manyStreams: Attack = {
  name: '5,000 event streams with one key',
  prepare: async (client) => {
    const project = await client.plannedProject(100)
    const follow = client.requestFor('GET', `${PROJECTS_PATH}/${project}/events`)
    return async (until) => {
      const held = Array.from({ length: STREAMS }, () => holdConnection(client.base, follow, { reads: true }))
      await waitUntil(until)
      for (const { close } of held) close()
      return held.flatMap(({ outcome }) => outcome() ?? [])
    }
  },
}

const REPORT_READ_MS = 300

/** Its readers leave at once. */
const longReports: Attack = {
  name: 'reports of 10,000 stops with long words',
  prepare: async (client) => {
    const project = await client.uploadedProject(0)
    const plan = JSON.parse(
      JSON.stringify(savedPlanOf(10_000))
        .replaceAll(/"(customerName|productDescription)":"[^"]*"/g, `"$1":"${'Wv'.repeat(100)}"`)
        .replaceAll('"addressSummary":', `"notes":"${'Wm'.repeat(1_000)}","addressSummary":`),
    )
    await client.write('PUT', `${PROJECTS_PATH}/${project}`, plan)
    const request = client.requestFor('GET', `/delivery/v1/projects/${project}/downloadReport`)
    return (until) => repeat(until, 4, () => sendAndHangUp(client.base, request, REPORT_READ_MS))
  },
}

const largePlans: Attack = {
  name: 'a plan of 10,000 stops saved again and again',
  prepare: async (client) => {
    const project = await client.uploadedProject(0)
    const request = client.requestFor('PUT', `${PROJECTS_PATH}/${project}`, savedPlanOf(10_000))
    return (until) => repeat(until, 2, () => sendAndHangUp(client.base, request, ANSWER_MS))
  },
}

const single: ReadonlyArray<Attack> = [
  unknownKeys,
  largeProblems,
  unreadLists,
  manyJobs,
  manyStreams,
  longReports,
  largePlans,
]

const allAtOnce: Attack = {
  name: 'all of these at once',
  prepare: async (client) => {
    const started: Array<Awaited<ReturnType<Attack['prepare']>>> = []
    for (const { prepare } of single) started.push(await prepare(client))
    return async (until) => (await Promise.all(started.map((start) => start(until)))).flat()
  },
}

export const attacks: ReadonlyArray<Attack> = [...single, allAtOnce]

export const healthRequest: Request = requestOf({ method: 'GET', path: '/healthz' })
