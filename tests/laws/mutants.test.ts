import { describe, expect, it } from 'vitest'
import { laws } from './index'
import { testRuns } from './test-runs'

describe.each(
  Object.values(laws)
    .flat()
    .filter((law) => law.mutants.length > 0)
    .map((law) => [law.words, law] as const),
)('"%s"', (_, law) => {
  it.each(law.mutants)('is broken by a mutant: %s', (mutant) => {
    expect(law.check({ ...testRuns, numRuns: 2_000 }, mutant).holds).toBe(false)
  })
})

describe('the laws together', () => {
  it('are shown to bite by at least a hundred mutants', () => {
    const mutants = Object.values(laws).flatMap((roomLaws) => roomLaws.flatMap((law) => law.mutants))
    expect(mutants.length).toBeGreaterThanOrEqual(100)
  })
})
