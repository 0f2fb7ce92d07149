import { describe, expect, it } from 'vitest'
import { laws } from './index'
import { testRuns } from './test-runs'

const all = Object.values(laws).flat()

describe.each(all.filter((law) => law.mutants.length > 0).map((law) => [law.statement, law] as const))(
  '"%s"',
  (_, law) => {
    it.each(law.mutants)('the law is broken by a mutant: %s', (mutant) => {
      const { refuted } = law.check({ ...testRuns, numRuns: 2_000, endOnFailure: true }, mutant)
      const expectedCauses = law.nothingIsThrown ? ['assertion', 'crash'] : ['assertion']
      expect(refuted?.by, `${refuted?.reason}`).toBeOneOf(expectedCauses)
    })
  },
)

describe('mutants', () => {
  it('every law has a mutant', () => {
    expect(all.filter((law) => law.mutants.length === 0).map((law) => law.name)).toEqual([])
  })
})
