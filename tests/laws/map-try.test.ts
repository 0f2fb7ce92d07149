import { describe, expect, it } from 'vitest'
import { mapLaws } from './map'
const runs = { numRuns: Number(process.env['RUNS'] ?? 200), seed: 20_261_121 }
describe.each(mapLaws.map((law) => [law.words, law] as const))('%s', (_words, law) => {
  it('holds', () => {
    const { holds, refuted } = law.check(runs)
    expect(holds, `${refuted?.shown}\n\n${refuted?.reason}`).toBe(true)
  })
  it.each(law.mutants)('is broken by a mutant: %s', (mutant) => {
    expect(law.check({ ...runs, numRuns: 2_000 }, mutant).holds).toBe(false)
  })
})
