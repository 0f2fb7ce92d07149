import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { endpoints } from '../../contract'
import { isRecord } from '../../src/domain/parse'
import { lookingAt, type Party } from './play/fuzz-client'
import type { Left } from './play/run-script'
import { openServer, type Place } from './play/fuzz-server'
import { surveyed } from './play/take-survey'

const PATIENCE_MS = 60_000
const LOOK_MS = 50

/**
 * After a restart, the server still has exactly what the organisations had, and every job comes to an end. Jobs that
 * would still run for minutes are cancelled.
 */
export const assertLasting = async (place: Place, left: ReadonlyArray<Left>): Promise<void> => {
  const server = await openServer(place)
  try {
    for (const { party, had } of left) {
      const look = lookingAt(server, party.key)
      assert.deepEqual(await surveyed({ ...party, look }), had)
      await jobsOver({ ...party, look })
    }
  } finally {
    await server.app.close()
  }
}

const jobsOver = async ({ known, look }: Party): Promise<void> => {
  const lastMs = performance.now() + PATIENCE_MS
  for (const id of known.jobs.keys()) {
    let state: unknown
    do {
      const { body } = await look(endpoints.readJob, id)
      state = isRecord(body) ? body['state'] : undefined
      if (isOver(state)) break
      await look(endpoints.cancelJob, id)
      await setTimeout(LOOK_MS)
    } while (performance.now() < lastMs)
    assert.ok(isOver(state), `Job ${id} stays ${String(state)}`)
  }
}

const isOver = (state: unknown): boolean => state === 'done' || state === 'failed' || state === 'cancelled'
