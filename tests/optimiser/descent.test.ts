import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { chanceOf } from '../../optimiser/random'
import { descend, fined, insert, lay, refine, sketchOf, type Layout, type Sketch } from '../../optimiser/descent'
import { akinOf, factsOf } from '../../optimiser/instance'
import { aPlainProblem } from './a-solver-input'
import { aTown } from './a-town'
import { finedAfresh, routesIn } from './penalised-cost-from-input'

type Drawn = { readonly problem: Problem; readonly sketch: Sketch; readonly seed: number }

/** The way back is as long as the way there, and nothing can be late. */
const withoutDirection = (problem: Problem): Problem => {
  const metres = problem.metres.map((way, at) =>
    Math.max(0, way, problem.metres[(at % problem.places) * problem.places + Math.floor(at / problem.places)] ?? 0),
  )
  const stops = problem.stops.map((stop) => ({ ...stop, windows: [] }))
  const vehicles = problem.vehicles.map((vehicle) => ({ ...vehicle, latest: 1e8 }))
  return { ...problem, stops, vehicles, metres, seconds: metres }
}

/** Problems, with routes that ignore all limits. */
const drawn = (): fc.Arbitrary<Drawn> =>
  fc
    .record({
      problem: fc.oneof(aPlainProblem(14), aPlainProblem(14).map(withoutDirection)),
      seed: fc.nat(),
      loadTimes: fc.constantFrom(0, 0.1, 1, 10),
      lateTimes: fc.constantFrom(0, 0.02, 0.2, 1),
      vehicles: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ problem, seed, loadTimes, lateTimes, vehicles }) => {
      const facts = factsOf(problem)
      const sketch = sketchOf(
        facts,
        akinOf(facts, () => false),
        Math.min(vehicles, facts.vehicles),
      )
      const order = Int32Array.from(problem.stops, (_, stop) => stop)
      const each = Math.ceil(order.length / sketch.vehicles)
      const first = Int32Array.from({ length: sketch.vehicles + 1 }, (_, vehicle) =>
        Math.min(order.length, vehicle * each),
      )
      refine(sketch, loadTimes, lateTimes)
      lay(sketch, { order, first, origin: undefined })
      return { problem, sketch, seed }
    })

const layoutOf = (
  routes: ReadonlyArray<ReadonlyArray<number>>,
  origins: ReadonlyArray<number> | undefined,
): Layout => ({
  order: Int32Array.from(routes.flat()),
  first: Int32Array.from([0, ...routes.map((_, at) => routes.slice(0, at + 1).flat().length)]),
  origin: origins === undefined ? undefined : Int32Array.from(origins),
})

const everybody = ({ stops }: Problem): ReadonlyArray<number> => stops.map((_, stop) => stop)

describe('a descent', () => {
  it('saves at every move what it reports, compared with routes that are computed from the problem', () => {
    let moves = 0
    fc.assert(
      fc.property(drawn(), ({ problem, sketch, seed }) => {
        let cost = finedAfresh(problem, sketch)
        expect(fined(sketch)).toBeCloseTo(cost, 4)
        const was = sketch.saved
        let saved = was
        for (const _ of descend(sketch, chanceOf(seed))) {
          const now = finedAfresh(problem, sketch)
          expect(cost - now).toBeCloseTo(sketch.saved - saved, 4)
          expect(fined(sketch)).toBeCloseTo(now, 4)
          if (sketch.saved > saved) moves += 1
          saved = sketch.saved
          cost = now
        }
      }),
      { numRuns: 400 },
    )
    expect(moves).toBeGreaterThan(800)
  })

  it('visits every stop once', () => {
    fc.assert(
      fc.property(drawn(), ({ problem, sketch, seed }) => {
        for (const _ of descend(sketch, chanceOf(seed)))
          expect(
            routesIn(sketch)
              .flat()
              .toSorted((one, other) => one - other),
          ).toEqual(everybody(problem))
      }),
      { numRuns: 100 },
    )
  })

  it('ends where no move helps any more', () => {
    fc.assert(
      fc.property(drawn(), ({ sketch, seed }) => {
        for (const _ of descend(sketch, chanceOf(seed)));
        const cost = fined(sketch)
        const routes = routesIn(sketch)
        lay(sketch, {
          order: Int32Array.from(routes.flat()),
          first: Int32Array.from([0, ...routes.map((_, at) => routes.slice(0, at + 1).flat().length)]),
          origin: undefined,
        })
        for (const _ of descend(sketch, chanceOf(seed + 1)));
        expect(fined(sketch)).toBeCloseTo(cost, 4)
      }),
      { numRuns: 200 },
    )
  })
})

describe('routes of which only some have changed', () => {
  it('are improved until no move helps between any of them', () => {
    const [stops, vehicles] = [80, 16]
    let improved = 0
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, which) => {
        const town = aTown(stops, vehicles, seed)
        const facts = factsOf({ ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } })
        const sketch = sketchOf(
          facts,
          akinOf(facts, () => false),
          vehicles,
        )
        lay(sketch, layoutOf(Array.from({ length: stops }, (_, stop) => [stop]).slice(0, vehicles), undefined))
        for (let stop = vehicles; stop < stops; stop += 1) insert(sketch, stop)
        for (const _ of descend(sketch, chanceOf(seed)));
        const routes = routesIn(sketch).filter((route) => route.length > 0)
        const turned = which % routes.length
        const changed = routes.map((route, at) => (at === turned ? route.toReversed() : route))
        const origins = changed.map((_, at) => (at === turned ? 0 : 1))
        lay(sketch, layoutOf(changed, origins))
        const before = fined(sketch)
        for (const _ of descend(sketch, chanceOf(seed + 1)));
        const cost = fined(sketch)
        if (cost < before - 1e-3) improved += 1
        lay(sketch, layoutOf(routesIn(sketch), undefined))
        for (const _ of descend(sketch, chanceOf(seed + 2)));
        expect(fined(sketch)).toBeCloseTo(cost, 4)
      }),
      { numRuns: 100 },
    )
    expect(improved).toBeGreaterThan(25)
  })
})

describe('an unvisited stop', () => {
  it('is inserted at the cheapest of all places', () => {
    fc.assert(
      fc.property(drawn(), fc.nat(), ({ problem, sketch }, which) => {
        const stop = which % problem.stops.length
        const others = routesIn(sketch).map((route) => route.filter((one) => one !== stop))
        const layOthers = (routes: ReadonlyArray<ReadonlyArray<number>>): void => {
          const ends = routes.map((_, at) => routes.slice(0, at + 1).flat().length)
          lay(sketch, {
            order: Int32Array.from(routes.flat()),
            first: Int32Array.from([0, ...ends]),
            origin: undefined,
          })
        }
        layOthers(others)
        insert(sketch, stop)
        const found = finedAfresh(problem, sketch)
        others.forEach((route, vehicle) => {
          for (let at = 0; at <= route.length; at += 1) {
            layOthers(
              others.map((one, index) => (index === vehicle ? [...one.slice(0, at), stop, ...one.slice(at)] : one)),
            )
            expect(finedAfresh(problem, sketch)).toBeGreaterThan(found - 1e-4)
          }
        })
      }),
      { numRuns: 200 },
    )
  })
})
