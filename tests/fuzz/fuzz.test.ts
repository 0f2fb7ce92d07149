import { describe, expect, it } from 'vitest'
import { databases } from './fuzz-database'
import { createTally } from './tally'
import { fuzzOnDatabase } from './fuzz-on-database'

/** Always the same seed, so that a red run is red again; `npm run fuzz` draws others, for as long as wanted. */
const SEED = 20_261_121
const REQUESTS = 300

describe.each(databases)('a server on %s', (name) => {
  it(`stands up to ${REQUESTS} requests of all kinds`, async () => {
    const { count, requests } = createTally()
    const defect = await fuzzOnDatabase(name, { requests: REQUESTS, seed: SEED }, count)
    expect(defect?.report).toBeUndefined()
    expect(requests()).toBeGreaterThanOrEqual(REQUESTS)
  }, 60_000)
})
