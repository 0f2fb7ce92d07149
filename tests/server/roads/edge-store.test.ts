import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgeStore, type EdgesByState } from '../../../server/roads/build/edge-store'
import { testRuns } from '../../laws/test-runs'

const STATES = 12

type Change = { readonly kind: 'add' | 'isolate'; readonly from: number; readonly to: number; readonly cost: number }

const someChanges = (): fc.Arbitrary<ReadonlyArray<Change>> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('add', 'add', 'add', 'add', 'add', 'add', 'add', 'add', 'add', 'isolate'),
      from: fc.nat(STATES - 1),
      to: fc.nat(STATES - 1),
      cost: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 200 },
  )

const edgesIn = (
  { first, count, other, cost, through, hops }: EdgesByState,
  nameOf: (one: number, other: number) => string,
) =>
  Object.fromEntries(
    Array.from({ length: STATES }, (_, state) => state).flatMap((state) =>
      Array.from({ length: count[state] ?? 0 }, (_, index) => {
        const edge = (first[state] ?? 0) + index
        return [
          nameOf(state, other[edge] ?? -1),
          { cost: cost[edge], through: through[edge], hops: hops[edge] },
        ] as const
      }),
    ),
  )

type Stored = { readonly cost: number; readonly through: number; readonly hops: number }

/** The edges that are left, by their ends. */
const expectedAfter = (changes: ReadonlyArray<Change>): Readonly<Record<string, Stored>> =>
  changes.reduce<Readonly<Record<string, Stored>>>((edges, { kind, from, to, cost }, index) => {
    if (kind === 'isolate')
      return Object.fromEntries(Object.entries(edges).filter(([name]) => !name.split(' ').includes(String(from))))
    const name = `${from} ${to}`
    const isCheapest = from !== to && cost < (edges[name]?.cost ?? Infinity)
    return isCheapest ? { ...edges, [name]: { cost, through: index, hops: index + 1 } } : edges
  }, {})

it('after any changes, both ends of each edge store the cheapest one that was added', () => {
  fc.assert(
    fc.property(someChanges(), (changes) => {
      const store = edgeStore(STATES)
      for (const [index, { kind, from, to, cost }] of changes.entries())
        if (kind === 'isolate') store.isolate(from, () => undefined)
        else store.add(from, to, cost, index, index + 1)
      const expected = expectedAfter(changes)
      expect(edgesIn(store.leaving, (from, to) => `${from} ${to}`)).toEqual(expected)
      expect(edgesIn(store.entering, (to, from) => `${from} ${to}`)).toEqual(expected)
      expect(store.edgeCount()).toBe(Object.keys(expected).length)
    }),
    testRuns,
  )
})
