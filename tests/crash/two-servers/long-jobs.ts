import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { isTooManyJobs, JOBS, longJobRequest } from '../people/actions/job-actions'
import type { ServerConnection } from '../server-connection'
import { parseObject } from '../parse-answer'

/** Longer than the takeover of a job may take, so that it is seen. */
const JOB_SECONDS = 60
/** Jobs of the earlier release, and those that users asked for, may be done first. */
const START_MS = 30_000
const POLL_MS = 100

/** How many jobs one worker runs for a single organisation. */
export const JOBS_OF_WORKER = availableParallelism()

/** Asks for jobs, and waits until they run. */
export const startLongJobs = async (
  connection: ServerConnection,
  url: string,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const ids: string[] = []
  for (const key of keys) ids.push(await requestLongJob(connection, key))
  await waitForAttempts(url, ids, 1, START_MS)
  return ids
}

/** Asks again while there are too many jobs of the users. */
const requestLongJob = async (connection: ServerConnection, key: string): Promise<string> => {
  for (const from = performance.now(); ; await setTimeout(POLL_MS)) {
    const answer = await connection.send(longJobRequest(key, JOB_SECONDS))
    if (isTooManyJobs(answer) && performance.now() - from < START_MS) continue
    assert.equal(answer.status, 202, answer.text)
    return String(parseObject(answer.text)['job_id'])
  }
}

/** Waits until workers have begun the jobs so many times. Returns how long that took. */
export const waitForAttempts = async (
  url: string,
  ids: ReadonlyArray<string>,
  attempts: number,
  timeoutMs: number,
): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const from = performance.now(); ; await setTimeout(POLL_MS)) {
      const { rows } = await client.query<{ id: string; attempts: number }>(
        "select id, attempts from jobs where id = any($1) and state = 'running' and attempts >= $2",
        [ids, attempts],
      )
      const ms = performance.now() - from
      if (rows.length === ids.length) return ms
      const missing = ids.filter((id) => rows.every((row) => row.id !== id))
      assert(ms < timeoutMs, `attempt ${attempts} of the jobs ${missing.join(', ')} has not begun`)
    }
  } finally {
    await client.end()
  }
}

export const cancelJobs = async (connection: ServerConnection, ids: ReadonlyArray<string>): Promise<void> => {
  for (const id of ids) {
    const { status, text } = await connection.send({ method: 'DELETE', path: `${JOBS}/${id}` })
    assert.equal(status, 200, text)
  }
}
