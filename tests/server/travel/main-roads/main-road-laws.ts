import assert from 'node:assert/strict'
import fc from 'fast-check'
import { globePointOf, leastMetresBetween, type Coordinates } from '../../../../src/domain/address'
import { shippedBasemap } from '../../../../src/domain/basemap'
import type { FindLeg } from '../../../../src/domain/problem'
import { estimatedTravel, mainRoadTravel } from '../../../../server/travel'
import { buildGraph } from '../../../../server/travel/main-roads/graph'
import { mainRoadWays, type MainRoadWays } from '../../../../server/travel/main-roads/main-road-ways'
import { planePointOf, shoresOf } from '../../../../server/travel/main-roads/shores'
import { decodeRoads } from '../../../../server/travel/main-roads/main-roads-file'
import file from '../../../../server/travel/main-roads/roads.json'
import { law, type Law } from '../../../kit/law'

export const roadsOfFile = decodeRoads(file)
export const graph = buildGraph(roadsOfFile)
export const ways = mainRoadWays(graph)
const { leastDriveSeconds } = mainRoadTravel(estimatedTravel, ways)

/** The shores as the map shows them; those of the graph are drawn with fewer points. */
const pathsOf = (kind: string) =>
  shippedBasemap().shapes.flatMap((shape) =>
    shape.kind === kind ? shape.paths.map((path) => path.map(planePointOf)) : [],
  )
const drawnShores = shoresOf({ land: pathsOf('land'), water: pathsOf('water'), islands: pathsOf('island') })

const aPlace = (): fc.Arbitrary<Coordinates> =>
  fc
    .record({ lat: fc.integer({ min: 5_080_000, max: 5_340_000 }), lng: fc.integer({ min: 345_000, max: 715_000 }) })
    .map(({ lat, lng }) => ({ lat: lat / 1e5, lng: lng / 1e5 }))

/** Anywhere, or on a node of the graph, where ways bend. */
const aPlaceOnTheWay = (): fc.Arbitrary<Coordinates> =>
  fc.oneof(
    aPlace(),
    fc.tuple(aPlace(), aPlace(), fc.nat()).map(([from, to, index]) => {
      const bends = ways.bends(from, to)
      return bends[index % Math.max(1, bends.length)] ?? from
    }),
  )

const wayKey = (one: number, other: number): string => [Math.min(one, other), Math.max(one, other)].join()

const roadPairs = new Set([...roadsOfFile.motorways, ...roadsOfFile.otherRoads].map(([from, to]) => wayKey(from, to)))
const nodeAt = new Map(roadsOfFile.nodes.map(({ x, y }, node) => [`${x},${y}`, node]))

/** Whether two places are neighbouring nodes of one road. */
const isRoad = (from: Coordinates, to: Coordinates): boolean => {
  const [one, other] = [from, to].map((place) => {
    const { x, y } = planePointOf(place)
    return nodeAt.get(`${x},${y}`)
  })
  return one !== undefined && other !== undefined && roadPairs.has(wayKey(one, other))
}

const straightLines: MainRoadWays['bends'] = () => []

export const mainRoadLaws: ReadonlyArray<Law> = [
  law({
    name: 'a detour on main roads saves no time',
    statement: 'On main roads, from one place to another by way of a third is never quicker than straight.',
    subject: ways.leg,
    arbitrary: fc.tuple(aPlaceOnTheWay(), aPlaceOnTheWay(), aPlaceOnTheWay()),
    holds: (leg: FindLeg, [a, b, c]) => {
      const [there, on, straight] = [leg(a, b), leg(b, c), leg(a, c)]
      if (there === undefined || on === undefined) return
      assert.ok(straight !== undefined && straight.seconds <= there.seconds + on.seconds)
    },
    mutants: {
      'long ways are slow': (from, to) => {
        const found = ways.leg(from, to)
        return found && { ...found, seconds: Math.ceil(found.seconds ** 2) }
      },
    },
  }),
  law({
    name: 'no main road is quicker than the quickest drive',
    statement:
      'No way on main roads takes less than the quickest drive between places that lie so far apart, or nearer.',
    subject: ways.leg,
    arbitrary: fc.tuple(aPlaceOnTheWay(), aPlaceOnTheWay()),
    holds: (leg: FindLeg, [a, b]) => {
      const seconds = leg(a, b)?.seconds ?? Infinity
      const straight = leastMetresBetween(globePointOf(a), globePointOf(b))
      for (const share of [0.5, 1]) assert.ok(seconds >= (leastDriveSeconds?.(straight * share) ?? NaN))
    },
    mutants: {
      'motorways are flown over': (from, to) => {
        const found = ways.leg(from, to)
        return found && { ...found, seconds: Math.floor(found.seconds / 4) }
      },
    },
  }),
  law({
    name: 'main roads lead back the same way',
    statement: 'On main roads the way back is as long and takes as long, in whole metres and seconds.',
    subject: ways.leg,
    arbitrary: fc.tuple(aPlaceOnTheWay(), aPlaceOnTheWay()),
    holds: (leg: FindLeg, [a, b]) => {
      const found = leg(a, b)
      assert.deepEqual(found, leg(b, a))
      if (found !== undefined) assert.ok(Number.isSafeInteger(found.seconds) && Number.isSafeInteger(found.metres))
    },
    mutants: {
      'north is uphill': (from, to) => {
        const found = ways.leg(from, to)
        return found && { ...found, seconds: found.seconds + (to.lat > from.lat ? 1 : 0) }
      },
    },
  }),
  law({
    name: 'no way through the water',
    statement: 'No part of a way on main roads crosses water without a road.',
    subject: ways.bends,
    arbitrary: fc.tuple(aPlace(), aPlace()),
    holds: (bends: MainRoadWays['bends'], [a, b]) => {
      if (ways.leg(a, b) === undefined) return
      const isOnShore = [a, b].map((place) => graph.shores.isLand(planePointOf(place)))
      const line = [...(isOnShore[0] === true ? [a] : []), ...bends(a, b), ...(isOnShore[1] === true ? [b] : [])]
      for (const [index, to] of line.entries()) {
        const from = line[index - 1]
        if (from === undefined || isRoad(from, to)) continue
        assert.ok(!drawnShores.crosses(planePointOf(from), planePointOf(to)), JSON.stringify([from, to]))
      }
    },
    mutants: { 'the crow drives': straightLines },
  }),
]
