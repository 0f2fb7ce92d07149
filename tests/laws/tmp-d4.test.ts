import { describe, expect, it } from 'vitest'
import { problemLaws } from './problem'
import { problemDocumentLaws } from './problem-document'
import { problemJudgingLaws } from './problem-judging'
import { loadLaws } from './load'
const runs = { numRuns: 200, seed: 20_261_121 }
describe.each(
  [...problemLaws, ...problemDocumentLaws, ...problemJudgingLaws, ...loadLaws].map((law) => [law.words, law] as const),
)('%s', (_w, law) => {
  it('holds', () => {
    const { holds, refuted } = law.check(runs)
    expect(holds, `${refuted?.shown}\n\n${refuted?.reason}`).toBe(true)
  })
  it.each(law.mutants)('is broken by: %s', (mutant) => {
    expect(law.check({ ...runs, numRuns: 2_000 }, mutant).holds).toBe(false)
  })
})
