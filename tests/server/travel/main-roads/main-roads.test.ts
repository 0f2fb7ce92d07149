import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSamePlace, type Coordinates } from '../../../../src/domain/address'
import { decodePolyline } from '../../../../src/domain/map'
import { estimatedTravel, mainRoadTravel } from '../../../../server/travel'
import { completeRow, UNREACHED, weighArcs, type Edge } from '../../../../server/travel/main-roads/graph'
import { millisecondsIn } from '../../../../server/travel/main-roads/way-speeds'
import { mainRoadWays } from '../../../../server/travel/main-roads/main-road-ways'
import { contract } from '../../../../server/travel/main-roads/generate/local-ways'
import { hashOfSources } from '../../../../server/travel/main-roads/generate/sources'
import file from '../../../../server/travel/main-roads/roads.json'
import { testRuns } from '../../../laws/test-runs'
import { graph, mainRoadLaws, roadsOfFile, ways } from './main-road-laws'
import { figuresOfLeg } from '../figures-of-leg'

describe.each(mainRoadLaws.map((law) => [law.statement, law] as const))('law: %s', (_words, law) => {
  it('the law holds for generated places', () => {
    const { holds, refuted } = law.check({ ...testRuns, numRuns: 100 })
    expect(holds, `${refuted?.text}\n\n${refuted?.reason}`).toBe(true)
  })

  it.each(law.mutants)('the law rejects the mutant: %s', (mutant) => {
    expect(law.check({ ...testRuns, numRuns: 300, endOnFailure: true }, mutant).refuted?.by).toBe('assertion')
  })
})

const travel = mainRoadTravel(estimatedTravel, ways)
const amsterdam = { lat: 52.37, lng: 4.9 }
const lelystad = { lat: 52.51, lng: 5.47 }
const enkhuizen = { lat: 52.7, lng: 5.29 }
const hoorn = { lat: 52.64, lng: 5.06 }
const denBurg = { lat: 53.05, lng: 4.8 }
const deCocksdorp = { lat: 53.15, lng: 4.86 }
const northSea = { lat: 52.75, lng: 3.9 }
const berlin = { lat: 52.52, lng: 13.4 }

describe('the file of the main roads', () => {
  it('the file is made of the present map and roads: `npm run main-roads` makes it again', () => {
    expect(file.madeOf).toBe(hashOfSources(process.cwd()))
  })

  it('the file has at most 150 kB', () => {
    expect(statSync('server/travel/main-roads/roads.json').size).toBeLessThanOrEqual(150_000)
  })

  it('every road is connected to every other one, but for those of Texel', () => {
    const roads = [...roadsOfFile.motorways, ...roadsOfFile.otherRoads].flat()
    const reached = new Set([graph.contraction.order.length - 1])
    for (const rank of reached) for (const { to } of graph.edgesOf[rank] ?? []) reached.add(to)
    const apart = roads
      .map((node) => graph.contraction.rankOf[node] ?? 0)
      .flatMap((rank) => (reached.has(rank) ? [] : [graph.nodesByRank[rank]]))
    // Texel lies further north and further west than any other road.
    expect(apart.filter((point) => (point?.x ?? 0) > -29_000 || (point?.y ?? 0) < 85_000)).toEqual([])
  })
})

describe('mainRoadTravel', () => {
  it.each([
    ['Amsterdam to Lelystad', amsterdam, lelystad, 57],
    ['Lelystad to Enkhuizen', lelystad, enkhuizen, 31],
    ['Enkhuizen to Hoorn', enkhuizen, hoorn, 20],
  ])('the way from %s is within 12 % of its real length', (_, from, to, kilometres) => {
    const { metres = NaN } = travel.leg(from, to) ?? {}
    expect(Math.abs(metres / 1000 - kilometres) / kilometres).toBeLessThan(0.12)
  })

  it('the drive around the lake is within 8 % of its real 108 km, and its line has the bends of the dike', () => {
    const { metres, seconds, polyline, legs } = travel.drive([amsterdam, lelystad, enkhuizen, hoorn])
    expect(Math.abs(metres / 1000 - 108) / 108).toBeLessThan(0.08)
    expect(seconds).toBeGreaterThan(3_600)
    expect(legs).toEqual({ osrm: 0, file: 0, main: 3, estimate: 0 })
    const line = O.toUndefined(decodePolyline(polyline ?? '')) ?? []
    const isOnDike = ({ lat, lng }: Coordinates): boolean => lat > 52.57 && lat < 52.68 && lng > 5.31 && lng < 5.45
    expect(line.filter(isOnDike).length).toBeGreaterThan(3)
  })

  it('earlier questions change neither a leg nor its bends', () => {
    const places = [amsterdam, lelystad, enkhuizen, hoorn, denBurg, northSea]
    const aPair = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...places), fc.boolean())
    fc.assert(
      fc.property(fc.array(aPair, { maxLength: 30 }), (pairs) => {
        for (const [from, to, isLine] of pairs) {
          const read = ({ bends, leg }: typeof ways) => (isLine ? bends(from, to) : leg(from, to))
          expect(read(ways)).toEqual(read(mainRoadWays(graph)))
        }
      }),
      { ...testRuns, numRuns: 10 },
    )
  })

  it('an island without a main road has ways of its own, and an estimate to the mainland', () => {
    expect(travel.leg(denBurg, deCocksdorp)?.source).toBe('main')
    expect(travel.leg(denBurg, amsterdam)?.source).toBe('estimate')
    expect(travel.leg(denBurg, amsterdam)).toEqual(estimatedTravel.leg(denBurg, amsterdam))
  })

  it.each([
    ['in the sea', northSea],
    ['abroad', berlin],
  ])('a place %s has estimates', (_, place) => {
    expect(travel.leg(amsterdam, place)?.source).toBe('estimate')
    expect(travel.drive([amsterdam, place]).legs).toEqual({ osrm: 0, file: 0, main: 0, estimate: 1 })
  })

  it('a place is no way from itself', () => {
    expect(travel.leg(amsterdam, { ...amsterdam })).toEqual({ seconds: 0, metres: 0 })
    expect(travel.leg(amsterdam, { ...amsterdam })?.source).toBeUndefined()
  })

  it('a table has the same figures as single legs, and those of the estimate where no road leads', async () => {
    const places = [amsterdam, lelystad, enkhuizen, denBurg, deCocksdorp, northSea]
    const { seconds, metres, source, warning } = await travel.table(places)
    expect(source).toBe('main')
    expect(warning).toBe('No main road leads to some places: distances and times to them are estimates')
    expect((await travel.table([amsterdam, lelystad])).warning).toBeUndefined()
    for (const [row, from] of places.entries())
      for (const [column, to] of places.entries()) {
        const index = row * places.length + column
        const leg = isSamePlace(from, to) ? { seconds: 0, metres: 0 } : figuresOfLeg(travel.leg(from, to))
        expect({ seconds: seconds[index], metres: metres[index] }).toEqual(leg)
      }
  })

  it('the event loop runs while many places are joined to the roads, which single legs then find joined', async () => {
    const freshWays = mainRoadWays(graph)
    const places = Array.from({ length: 400 }, (_, index) => ({ lat: 52 + index / 1_000, lng: 5.2 }))
    let [loops, isDone] = [0, false]
    const countLoops = (): void => {
      loops += 1
      if (!isDone) setImmediate(countLoops)
    }
    setImmediate(countLoops)
    const startedAt = performance.now()
    await mainRoadTravel(estimatedTravel, freshWays).requestDrives([places])
    const joiningMs = performance.now() - startedAt
    isDone = true
    expect(loops).toBeGreaterThan(2)
    for (const place of places) freshWays.leg({ ...place }, places[0] ?? place)
    expect(performance.now() - startedAt - joiningMs).toBeLessThan(joiningMs)
  })

  it('a table of many places ends when it is cancelled', async () => {
    const places = Array.from({ length: 200 }, (_, index) => ({ lat: 52 + index / 1_000, lng: 5.2 }))
    await expect(travel.table(places, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled')
  })
})

const NODES = 12

const someEdges = (): fc.Arbitrary<ReadonlyArray<Edge>> =>
  fc.array(
    fc.record({
      from: fc.nat(NODES - 1),
      to: fc.nat(NODES - 1),
      milliseconds: fc.integer({ min: 1, max: 30 }),
      metres: fc.nat(30),
    }),
    { maxLength: 40 },
  )

/** By trying all edges until nothing becomes quicker. */
const plainTimes = (edges: ReadonlyArray<Edge>, start: number): ReadonlyArray<number> => {
  const times = Array.from({ length: NODES }, (_, node) => (node === start ? 0 : millisecondsIn(UNREACHED)))
  for (let round = 0; round < NODES; round += 1)
    for (const { from, to, milliseconds } of edges) {
      times[to] = Math.min(times[to] ?? 0, (times[from] ?? 0) + milliseconds)
      times[from] = Math.min(times[from] ?? 0, (times[to] ?? 0) + milliseconds)
    }
  return times
}

describe('the contraction of a graph', () => {
  it('a row has the time of the quickest way to every node', () => {
    fc.assert(
      fc.property(someEdges(), fc.nat(NODES - 1), (edges, start) => {
        const { order, arcs } = contract(NODES, edges)
        const contraction = weighArcs(order, arcs, edges)
        const row = new Float64Array(NODES).fill(UNREACHED)
        row[contraction.rankOf[start] ?? 0] = 0
        completeRow(contraction, row)
        const times = Array.from({ length: NODES }, (_, node) =>
          millisecondsIn(row[contraction.rankOf[node] ?? 0] ?? UNREACHED),
        )
        expect(times).toEqual(plainTimes(edges, start))
      }),
    )
  })
})
