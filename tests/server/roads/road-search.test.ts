import { describe, expect, it } from 'vitest'
import { contractStates } from '../../../server/roads/build/contract-states'
import { edgeStore } from '../../../server/roads/build/edge-store'
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

describe('a grid of streets that are all as fast, ordered without searches', () => {
  it('the search upwards from each of 40 x 40 junctions reaches few others', () => {
    const side = 40
    const junctions = Array.from({ length: side * side }, (_, junction) => junction)
    const pairs = junctions.flatMap((junction) => [
      ...(junction % side === side - 1 ? [] : [[junction, junction + 1] as const]),
      ...(junction + side < side * side ? [[junction, junction + side] as const] : []),
    ])
    const store = edgeStore(junctions.length)
    for (const [segment, [one, other]] of pairs.entries())
      for (const [from, to, lane] of [
        [one, other, 2 * segment],
        [other, one, 2 * segment + 1],
      ] as const)
        store.add(from, to, 100, lane, 1)
    const steps = contractStates(
      store,
      {
        lats: junctions.map((junction) => Math.floor(junction / side)),
        lngs: junctions.map((junction) => junction % side),
      },
      0,
    )
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    const { first, other } = step.value.hierarchy.up
    const reachedFrom = (start: number): number => {
      const reached = new Set([start])
      for (const rank of reached) for (const higher of other.subarray(first[rank], first[rank + 1])) reached.add(higher)
      return reached.size
    }
    expect(Math.max(...junctions.map(reachedFrom))).toBeLessThan(200)
  })
})

describe('a junction where thousands of roads meet', () => {
  it('the hierarchy of a junction of thousands of roads is made soon, and in little memory', () => {
    const roads = 5_000
    const store = edgeStore(roads + 1)
    for (let end = 1; end <= roads; end += 1) {
      store.add(0, end, 100, 2 * end, 1)
      store.add(end, 0, 100, 2 * end + 1, 1)
    }
    const numbers = Array.from({ length: roads + 1 }, (_, state) => state)
    const [usedBefore, peakBefore] = [process.cpuUsage(), process.resourceUsage().maxRSS]
    const steps = contractStates(store, { lats: numbers, lngs: numbers })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    const { user, system } = process.cpuUsage(usedBefore)
    expect(user + system).toBeLessThan(1_000_000)
    expect(process.resourceUsage().maxRSS - peakBefore).toBeLessThan(200_000)
    expect(step.value.rankOf[0]).toBe(roads)
  })
})
