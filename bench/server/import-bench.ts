import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { PROJECTS_PATH, type ApiClient } from './api-client'
import { startBaseline } from './baseline-servers'
import { limitRow, timeRow, type ComparisonRow } from './comparison-row'
import { sendAndHangUp } from './neighbours/raw-connection'
import { uploadRowsOf } from './saved-plan'
import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { startBenchPostgres } from './start-bench-postgres'

const ROWS = 10_000
const MAX_MS = 2_000
const MAX_HOLD_MS = 50
const ANSWER_MS = 60_000

/** Requests that need nothing of the database, one after another, while work runs; the longest waited for it. */
const longestWaitDuring = async (
  base: string,
  work: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly waitMs: number }> => {
  const progress = { isOver: false }
  let waitMs = 0
  const ask = async (): Promise<void> => {
    while (!progress.isOver) {
      const askedAt = performance.now()
      await (await fetch(`${base}/healthz`)).text()
      waitMs = Math.max(waitMs, performance.now() - askedAt)
      await setTimeout(2)
    }
  }
  const asking = ask()
  await setTimeout(300)
  waitMs = 0
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  progress.isOver = true
  await asking
  return { ms, waitMs }
}

const rowsOf = (notes: string): ReadonlyArray<object> =>
  uploadRowsOf(ROWS).map((row, index) => ({ ...row, notes, groupedExternalTaskIds: [`T-${index}`] }))

/** The request is made first: what this program does meanwhile would count as a wait. */
const importOf = (client: ApiClient, project: string, mode: 'add' | 'update', notes: string): (() => Promise<void>) => {
  const path = `${PROJECTS_PATH}/${project}/imports`
  const request = client.requestFor('POST', path, { mode, rows: rowsOf(notes) }, { prefer: 'change' })
  return async () => assert.equal(await sendAndHangUp(client.base, request, ANSWER_MS), 200)
}

/** Rows that are new, and the same rows with another note; beside a program that replaces as many texts in one commit. */
const measureImports = async (
  database: string,
  program: string,
  baselineProgram: string,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<ComparisonRow>> => {
  const { client, stop } = await startBenchServer(program, env)
  const baseline = await startBaseline(baselineProgram, database === 'SQLite' ? 'sqlite' : 'postgres', env)
  const replacementOf = (notes: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(rowsOf(notes))
    return () => fetch(`${baseline.base}/list`, { method: 'POST', headers, body })
  }
  // The first import of a process is of code that was never run.
  await importOf(client, await client.uploadedProject(0), 'add', '')()
  await replacementOf('')()
  const project = await client.uploadedProject(0)
  const added = await longestWaitDuring(client.base, importOf(client, project, 'add', ''))
  const updated = await longestWaitDuring(client.base, importOf(client, project, 'update', 'Achterom'))
  const exported = await longestWaitDuring(client.base, () =>
    client.read(`${PROJECTS_PATH}/${project}/export?format=xlsx`),
  )
  const plain = await longestWaitDuring(client.base, replacementOf('Achterom'))
  await Promise.all([stop(), baseline.stop()])
  const name = `import of 10,000 rows, ${database}`
  return [
    limitRow(`${name}: all new`, added.ms, MAX_MS, 'ms'),
    limitRow(`${name}: all new, the longest wait of other requests`, added.waitMs, MAX_HOLD_MS, 'ms'),
    limitRow(`${name}: all changed`, updated.ms, MAX_MS, 'ms'),
    limitRow(`${name}: all changed, the longest wait of other requests`, updated.waitMs, MAX_HOLD_MS, 'ms'),
    timeRow(`${name}: all changed; bare texts in one commit`, updated.ms, plain.ms),
    limitRow(`XLSX export of 10,000 stops, ${database}: the longest wait`, exported.waitMs, MAX_HOLD_MS, 'ms'),
  ]
}

export const importBench: ServerBench = {
  name: 'import',
  run: async ({ built }) => {
    const sqliteRows = await measureImports('SQLite', built.server, built.baseline, {})
    const postgres = await startBenchPostgres()
    const postgresRows = await measureImports('PostgreSQL', built.server, built.baseline, postgres.env)
    await postgres.stop()
    return [...sqliteRows, ...postgresRows]
  },
}
