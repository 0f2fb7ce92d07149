import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedBasemap } from '../../../../src/domain/basemap'
import type { Coordinates } from '../../../../src/domain/address'
import { planePointOf, type PlanePoint, shoresOf, type ShoreRings } from '../shores'
import { edgesOfRoads, type MainRoads, type NodePair } from '../graph'
import { encodeRoads } from '../main-roads-file'
import drawnRoads from './drawn-roads.json'
import { cornersOf, growRing, withInsideAt } from './grow-ring'
import { contract, findLocalWays } from './local-ways'
import { joinRoads, type RoadLine } from './road-lines'
import { hashOfSources } from './sources'

/** The graph of the roads, shores and waters of the shipped map and of the roads that were drawn for it besides. */
const makeRoads = (): MainRoads => {
  const rings = shoreRings()
  const shores = shoresOf(rings)
  const lines = joinRoads([...roadsOfBasemap(), ...roadsDrawn()])
  const corners = new Map([...rings.land, ...rings.water, ...rings.islands].flatMap(cornersOf))
  const unsorted = [...new Set(lines.flatMap(({ points }) => points)), ...corners.keys()]
  const nodes = unsorted.toSorted((one, other) => stripOf(one) - stripOf(other) || one.y - other.y)
  const indexOf = new Map(nodes.map((point, index) => [point, index]))
  const waysOf = (isMotorway: boolean): ReadonlyArray<NodePair> =>
    distinctWays(
      lines.flatMap((line) =>
        line.isMotorway === isMotorway
          ? line.points.flatMap((point, index): ReadonlyArray<NodePair> => {
              const [from, to] = [indexOf.get(line.points[index - 1] ?? point), indexOf.get(point)]
              return from === undefined || to === undefined || from === to ? [] : [[from, to]]
            })
          : [],
      ),
    )
  const [motorways, otherRoads] = [waysOf(true), waysOf(false)]
  const localWays = findLocalWays({ nodes, motorways, otherRoads, localWays: [] }, shores, corners)
  const ways = { nodes, motorways, otherRoads, localWays }
  return { rings, ...ways, ...contract(nodes.length, edgesOfRoads(ways)) }
}

/** Nodes are listed by strips of this width, so that neighbours have near numbers. */
const STRIP = 6_000
const stripOf = ({ x }: PlanePoint): number => Math.floor(x / STRIP)

const distinctWays = (ways: ReadonlyArray<NodePair>): ReadonlyArray<NodePair> => [
  ...new Map(
    ways
      .map(([from, to]): NodePair => [Math.min(from, to), Math.max(from, to)])
      .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
      .map((way) => [way.join(), way]),
  ).values(),
]

const pathsOf = (kind: string): ReadonlyArray<ReadonlyArray<PlanePoint>> =>
  shippedBasemap().shapes.flatMap((shape) => (shape.kind === kind ? shape.paths.map(toPlane) : []))

const toPlane = (path: ReadonlyArray<Coordinates>): ReadonlyArray<PlanePoint> => path.map(planePointOf)

/** Water lies to the left of every ring: within a lake, and outside of land. */
const shoreRings = (): ShoreRings => ({
  land: pathsOf('land').map((ring) => growRing(withInsideAt(ring, false))),
  water: pathsOf('water').map((ring) => growRing(withInsideAt(ring, true))),
  islands: pathsOf('island').map((ring) => growRing(withInsideAt(ring, false))),
})

const isMotorway = (ref: string): boolean => ref.startsWith('A')

const roadsOfBasemap = (): ReadonlyArray<RoadLine> =>
  shippedBasemap().shapes.flatMap(({ kind, ref, paths }) =>
    kind === 'road' ? paths.map((path) => ({ isMotorway: isMotorway(ref), points: toPlane(path) })) : [],
  )

const roadsDrawn = (): ReadonlyArray<RoadLine> =>
  Object.entries(drawnRoads).flatMap(([ref, paths]) =>
    paths.map((path) => ({
      isMotorway: isMotorway(ref),
      points: path.split(' ').map((point) => {
        const [lat = 0, lng = 0] = point.split(',').map(Number)
        return planePointOf({ lat, lng })
      }),
    })),
  )

const file = { madeOf: hashOfSources(process.cwd()), ...encodeRoads(makeRoads()) }
writeFileSync(join(process.cwd(), 'server/travel/main-roads/roads.json'), `${JSON.stringify(file, undefined, 2)}\n`)
