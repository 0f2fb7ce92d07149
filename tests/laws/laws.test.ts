import { describe, expect, it } from 'vitest'
import { laws } from './index'

/** One seed for all, so that a red run is red again; `npm run laws` tries other seeds, as hard as wanted. */
const runs = { numRuns: 200, seed: 20_261_121 }

describe.each(Object.entries(laws))('the laws of %s', (_, roomLaws) => {
  describe.each(roomLaws.map((law) => [law.words, law] as const))('%s', (_words, law) => {
    it('holds', () => {
      const { holds, refuted } = law.check(runs)
      expect(holds, `${refuted?.shown}\n\n${refuted?.reason}`).toBe(true)
    })

    it.each(law.mutants)('is broken by a mutant: %s', (mutant) => {
      expect(law.check({ ...runs, numRuns: 2_000 }, mutant).holds).toBe(false)
    })
  })
})

describe('the laws together', () => {
  const all = Object.values(laws).flat()

  it('have names of their own', () => {
    const names = all.map((law) => law.name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are shown to bite by at least ten mutants', () => {
    expect(all.flatMap((law) => law.mutants).length).toBeGreaterThanOrEqual(10)
  })
})
