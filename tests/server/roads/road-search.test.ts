import { describe, expect, it } from 'vitest'
import { testRuns } from '../../laws/test-runs'
import { roadSearchLaws } from './road-search-laws'

describe.each(roadSearchLaws.map((law) => [law.statement, law] as const))('law: %s', (_words, law) => {
  it('the law holds for generated roads', () => {
    const { holds, refuted } = law.check({ ...testRuns, numRuns: 400 })
    expect(holds, `${refuted?.text}\n\n${refuted?.reason}`).toBe(true)
  })

  it.each(law.mutants)('the law rejects the mutant: %s', (mutant) => {
    expect(law.check({ ...testRuns, numRuns: 2_000, endOnFailure: true }, mutant).refuted?.by).toBe('assertion')
  })
})
