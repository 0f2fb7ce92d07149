import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { isJsonObject } from '../../../src/domain/parse'
import { signIn, type ApiClient } from '../api-client'
import { addOrganisations } from '../clients/organisations'
import { latencyRow, limitRow, rowWithoutTarget, type ComparisonRow } from '../comparison-row'
import { residentMemoryOf, processorSecondsOf } from '../process-figures'
import { startBenchServer } from '../running-server'
import type { ServerBench } from '../server-bench'
import { startBenchPostgres } from '../start-bench-postgres'
import { attacks, healthRequest, problemPath, smallProblem, type Attack } from './attacks'
import { overNewConnections, overOpenConnections, probe } from './probe'
import type { Outcome } from './raw-connection'

/** How long each attack lasts, and all of them at once; fewer seconds for a first look. */
const SECONDS = Number(process.env['NEIGHBOUR_SECONDS'] ?? 10)
const SECONDS_AT_ONCE = Number(process.env['NEIGHBOUR_SECONDS'] ?? 60)
const RECOVERY_MS = Number(process.env['NEIGHBOUR_RECOVERY'] ?? 30) * 1_000

/** The attacks that are run; all of them by default. */
const chosenAttacks = attacks.filter(({ name }) => name.includes(process.env['NEIGHBOUR_ATTACK'] ?? ''))

const neighboursBench = (database: string, run: ServerBench['run']): ServerBench => ({
  name: `neighbours, ${database}`,
  run,
})

export const sqliteNeighboursBench = neighboursBench('SQLite', async ({ built }) => {
  const rows: ComparisonRow[] = []
  for (const attack of chosenAttacks) rows.push(...(await measureAttack(attack, 'SQLite', built.server, {})))
  return rows
})

export const postgresNeighboursBench = neighboursBench('PostgreSQL', async ({ built }) => {
  const rows: ComparisonRow[] = []
  for (const attack of chosenAttacks) {
    const postgres = await startBenchPostgres()
    rows.push(...(await measureAttack(attack, 'PostgreSQL', built.server, postgres.env)))
    await postgres.stop()
  }
  return rows
})

/** What the others notice while one account attacks: each attack has a server of its own. */
const measureAttack = async (
  attack: Attack,
  database: string,
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<ComparisonRow>> => {
  const { client, pid, dataDir, stop } = await startBenchServer(program, { USER_REQUESTS_PER_SECOND: '', ...env })
  const { base } = client
  const [[neighbour] = []] = await addOrganisations({ dataDir, databaseUrl: env['DATABASE_URL'] }, 1, 1)
  assert(neighbour)
  const other = await signIn(base, neighbour)
  const start = await attack.prepare(client)
  await setTimeout(2_000)
  const memoryBefore = residentMemoryOf(pid).current
  const until = performance.now() + (attack.name.startsWith('all') ? SECONDS_AT_ONCE : SECONDS) * 1_000
  const probed = { base, request: healthRequest, pid }
  const health = probe({ ...probed, ...overOpenConnections }, until)
  const newcomers = probe({ ...probed, ...overNewConnections }, until)
  const attacking = start(until)
  const [jobWaitMs, timings, ofNewcomers, outcomes] = await Promise.all([
    waitForJobOf(other, until),
    health,
    newcomers,
    attacking,
  ])
  const { longest, withProcessor } = timings
  const processorBefore = processorSecondsOf(pid)
  const maxMemory = residentMemoryOf(pid).max
  await setTimeout(RECOVERY_MS)
  const memoryAfter = residentMemoryOf(pid).current
  const processorAfter = processorSecondsOf(pid) - processorBefore
  await stop()
  console.log(
    `${database}, ${attack.name}: ${countOutcomes(outcomes)}; longest wait ${longest.ms.toFixed(0)} ms, of which the server worked ${longest.workedMs.toFixed(0)} and waited ` +
      `${longest.awaitedProcessorMs.toFixed(0)} for a processor; ` +
      `memory ${memoryBefore.toFixed(0)} MB before, ${maxMemory.toFixed(0)} at most, ${memoryAfter.toFixed(0)} after; ` +
      `${processorAfter.toFixed(1)} s of processor after the attack`,
  )
  const name = `${attack.name}, ${database}`
  return [
    latencyRow(`/healthz: ${name}`, 1, timings, 100),
    rowWithoutTarget('the same without waits for a processor', 1, withProcessor),
    rowWithoutTarget('the same over a new connection', 1, ofNewcomers),
    limitRow(`a job of another organisation starts: ${name}`, jobWaitMs, 5_000, 'ms'),
    limitRow(`memory more than before, after ${RECOVERY_MS / 1_000} s: ${name}`, memoryAfter - memoryBefore, 100, 'MB'),
  ]
}

/** Until the job of another organisation has started, asked for in the middle of the attack; Infinity where it has not. */
const waitForJobOf = async (client: ApiClient, until: number): Promise<number> => {
  await setTimeout((until - performance.now()) / 3)
  const from = performance.now()
  const answer: unknown = JSON.parse(await client.write('POST', problemPath, smallProblem(1)))
  const id = isJsonObject(answer) ? String(answer['job_id']) : ''
  for (;;) {
    const job: unknown = JSON.parse(await client.read(`/delivery/v2/jobs/${id}`))
    if (isJsonObject(job) && job['state'] !== 'queued') return performance.now() - from
    if (performance.now() > until + 60_000) return Infinity
    await setTimeout(50)
  }
}

const countOutcomes = (outcomes: ReadonlyArray<Outcome>): string => {
  const counts = new Map<Outcome, number>()
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return Array.from(counts, ([outcome, count]) => `${count} × ${outcome}`).join(', ')
}
