import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { chanceOf, shuffle } from '../../optimiser/random'
import { exchange } from '../../optimiser/crossover'
import { lay, sketchOf } from '../../optimiser/descent'
import { mostExchanged } from '../../optimiser/evolve/max-exchanged-stops'
import { adjust, noTrials } from '../../optimiser/evolve/adjust-penalties'
import { akinOf, factsOf, nearestOf } from '../../optimiser/instance'
import { admit, individualOf, isSound, nobody, parentsIn, type Individual } from '../../optimiser/population'
import { apartOf } from '../../optimiser/population/distance'
import { aTown } from './a-town'

const STOPS = 30
const VEHICLES = 6
const town = aTown(STOPS, VEHICLES)
const problem: Problem = { ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } }
const facts = factsOf(problem)
const nearest = nearestOf(facts, () => false)
const sketch = sketchOf(
  facts,
  akinOf(facts, () => false),
  VEHICLES,
)
const everybody = problem.stops.map((_, stop) => stop)

/** Any plan that visits all stops. */
const individual = (): fc.Arbitrary<Individual> =>
  fc
    .record({
      order: fc.shuffledSubarray(everybody, { minLength: STOPS }),
      ends: fc.array(fc.nat(STOPS), { minLength: VEHICLES - 1, maxLength: VEHICLES - 1 }),
      isSettled: fc.boolean(),
    })
    .map(({ order, ends, isSettled }) => {
      const first = Int32Array.from([0, ...ends.toSorted((one, other) => one - other), STOPS])
      lay(sketch, { order: Int32Array.from(order), first, origin: undefined })
      return individualOf(sketch, isSettled)
    })

const routesOf = ({ order, first }: Pick<Individual, 'order' | 'first'>): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(first.subarray(1), (end, at) => Array.from(order.subarray(first[at], end))).filter(
    (route) => route.length > 0,
  )

describe('a child', () => {
  it('visits every stop once, but for those that are still loose', () => {
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (one, other, seed) => {
        for (const child of exchange([one, other], nearest, chanceOf(seed), Infinity)) {
          const all = [...routesOf(child).flat(), ...child.loose]
          expect(all.toSorted((a, b) => a - b)).toEqual(everybody)
          expect(routesOf(child).length).toBeLessThanOrEqual(one.routes)
        }
      }),
    )
  })

  it('has routes of both parents, and knows which of them are whole and settled', () => {
    let whole = 0
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (one, other, seed) => {
        fc.pre(one.routes > 1 && other.routes > 1)
        for (const child of exchange([one, other], nearest, chanceOf(seed), Infinity))
          routesOf(child).forEach((route, at) => {
            const parent = [undefined, one, other][child.origin?.[at] ?? 0]
            if (parent === undefined) return
            whole += 1
            expect(parent.isSettled).toBe(true)
            expect(routesOf(parent)).toContainEqual(route)
          })
      }),
    )
    expect(whole).toBeGreaterThan(50)
  })
})

describe('a child of two plans of many stops', () => {
  const [stops, routes] = [200, 20]
  const whole = aTown(stops, routes)
  const many = factsOf({ ...whole, weights: { ...whole.weights, perSecond: 0, perMetre: 1 } })
  const near = nearestOf(many, () => false)
  const drawn = sketchOf(
    many,
    akinOf(many, () => false),
    routes,
  )
  const anyPlan = (seed: number): Individual => {
    const order = Int32Array.from({ length: stops }, (_, stop) => stop)
    shuffle(order, stops, chanceOf(seed))
    const first = Int32Array.from({ length: routes + 1 }, (_, route) => (route * stops) / routes)
    lay(drawn, { order, first, origin: undefined })
    return individualOf(drawn, true)
  }

  it('takes over few routes where there is little time, with eighty stops at most', () => {
    const taken = new Set(
      Array.from({ length: 200 }, (_, seed) => {
        const [child] = exchange(
          [anyPlan(seed), anyPlan(seed + 1)],
          near,
          chanceOf(seed),
          mostExchanged(799 * stops, stops),
        )
        return child.origin?.filter((origin) => origin === 2).length ?? 0
      }),
    )
    expect([...taken].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('takes over any number of routes where there is enough time', () => {
    expect(mostExchanged(800 * stops, stops)).toBe(Infinity)
  })
})

describe('the distance between two plans', () => {
  it('is the share of neighbours that differ, whatever the order of routes, and the same in both directions', () => {
    fc.assert(
      fc.property(individual(), individual(), (one, other) => {
        lay(sketch, {
          order: Int32Array.from(routesOf(one).toReversed().flat()),
          first: Int32Array.from([
            0,
            ...routesOf(one)
              .toReversed()
              .map((_, at, all) => all.slice(0, at + 1).flat().length),
          ]),
          origin: undefined,
        })
        expect(apartOf(one, individualOf(sketch, true), false)).toBe(0)
        expect(apartOf(one, other, false)).toBe(apartOf(other, one, false))
        expect(apartOf(one, other, true)).toBeLessThanOrEqual(apartOf(one, other, false))
        const [mine, his] = [one, other].map(({ after, before }) => [...after, ...before])
        const differ = mine?.filter((call, at) => call !== his?.[at]).length ?? NaN
        expect(apartOf(one, other, false)).toBe(differ / (2 * STOPS))
      }),
    )
  })

  it('ignores the direction of routes where they have none', () => {
    fc.assert(
      fc.property(individual(), (one) => {
        const routes = routesOf(one).map((route) => route.toReversed())
        const first = Int32Array.from([0, ...routes.map((_, at) => routes.slice(0, at + 1).flat().length)])
        lay(sketch, { order: Int32Array.from(routes.flat()), first, origin: undefined })
        const turned = individualOf(sketch, true)
        expect(apartOf(one, turned, true)).toBe(0)
        expect(apartOf(one, turned, false) > 0).toBe(routes.some((route) => route.length > 1))
      }),
    )
  })
})

describe('a population', () => {
  it('never loses its cheapest plan, does not grow without end, and gives parents from its own members', () => {
    fc.assert(
      fc.property(fc.array(individual(), { minLength: 150, maxLength: 200 }), fc.nat(), (all, seed) => {
        const population = nobody(false)
        for (const one of all) {
          admit(population, one, sketch)
          const group = isSound(one) ? population.sound : population.unsound
          expect(group.length).toBeLessThanOrEqual(65)
        }
        for (const group of [population.sound, population.unsound]) {
          const fined = ({ price, over, late }: Individual): number =>
            price + over * sketch.loadFine + late * sketch.lateFine
          const came = all.filter((one) => isSound(one) === (group === population.sound))
          expect(Math.min(...group.map(fined))).toBe(Math.min(...came.map(fined)))
          for (const one of group)
            expect(one.others.toSorted(byPrice)).toEqual(group.filter((other) => other !== one).toSorted(byPrice))
        }
        const parents = parentsIn(population, sketch, chanceOf(seed))
        expect(parents?.every((one) => population.sound.includes(one) || population.unsound.includes(one))).toBe(true)
      }),
      { numRuns: 10 },
    )
  })
})

const byPrice = (one: Individual, other: Individual): number => one.price - other.price

describe('a penalty', () => {
  it.each([
    ['rises where nobody keeps the limit', 9, 1],
    ['falls where everybody does', 0, -1],
  ])('%s', (_, late, direction) => {
    const trials = noTrials()
    const before = sketch.lateFine
    lay(sketch, { order: Int32Array.from(everybody), first: Int32Array.of(0, STOPS), origin: undefined })
    const one = { ...individualOf(sketch, true), over: 0, late }
    for (let made = 0; made < 30; made += 1) adjust(sketch, trials, one)
    expect(Math.sign(sketch.lateFine - before)).toBe(direction)
    expect(trials).toEqual(noTrials())
  })
})
