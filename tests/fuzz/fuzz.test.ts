import { describe, expect, it } from 'vitest'
import { databases } from './fuzz-database'
import { createTally } from './tally'
import { fuzzOnDatabase } from './fuzz-on-database'

/** A fixed seed, so that a failure is reproducible; `npm run fuzz` draws others, for any length of time. */
const SEED = 20_261_121
const REQUESTS = 300

describe.each(databases)('a server on %s', (name) => {
  it(`the server answers ${REQUESTS} random requests correctly`, async () => {
    const { count, requests } = createTally()
    const defect = await fuzzOnDatabase(name, { requests: REQUESTS, seed: SEED }, count)
    expect(defect?.report).toBeUndefined()
    expect(requests()).toBeGreaterThanOrEqual(REQUESTS)
  }, 60_000)
})
