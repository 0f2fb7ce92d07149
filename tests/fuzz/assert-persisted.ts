import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { endpoints } from '../../contract'
import { isJsonObject } from '../../src/domain/parse'
import { readerFor, type FuzzClient } from './play/fuzz-client'
import type { PlayedClient } from './play/run-script'
import { openServer, type DatabaseLocation } from './play/fuzz-server'
import { takeSurvey } from './play/take-survey'

const TIMEOUT_MS = 60_000
const POLL_MS = 50

/**
 * After a restart, the server still has exactly what the organisations had, and every job ends. Jobs that would still
 * run for minutes are cancelled.
 */
export const assertPersisted = async (
  location: DatabaseLocation,
  playedClients: ReadonlyArray<PlayedClient>,
): Promise<void> => {
  const server = await openServer(location)
  try {
    for (const { client, survey } of playedClients) {
      const read = readerFor(server, client.key)
      assert.deepEqual(await takeSurvey({ ...client, read }), survey)
      await finishJobs({ ...client, read })
    }
  } finally {
    await server.app.close()
  }
}

const finishJobs = async ({ known, read }: FuzzClient): Promise<void> => {
  const deadlineMs = performance.now() + TIMEOUT_MS
  for (const id of known.jobs.keys()) {
    let state: unknown
    do {
      const { body } = await read(endpoints.readJob, id)
      state = isJsonObject(body) ? body['state'] : undefined
      if (isOver(state)) break
      await read(endpoints.cancelJob, id)
      await setTimeout(POLL_MS)
    } while (performance.now() < deadlineMs)
    assert.ok(isOver(state), `Job ${id} stays ${String(state)}`)
  }
}

const isOver = (state: unknown): boolean => state === 'done' || state === 'failed' || state === 'cancelled'
