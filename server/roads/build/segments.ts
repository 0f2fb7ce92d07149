import { addNumber, DamagedExtract, growingIntegers, growingList, numbersIn } from '../pbf/cursor'
import { costOf, decimetresBetween } from '../road-network'
import type { ExtractRoads } from './read-extract'

/** Ways cut at their junctions. */
export type Segments = {
  readonly count: number
  readonly junctionCount: number
  readonly from: Int32Array
  readonly to: Int32Array
  readonly shapeFirst: Int32Array
  readonly shapeLats: Int32Array
  readonly shapeLngs: Int32Array
  readonly laneCosts: Float64Array
  /** the segments of each way, in its order, begin here */
  readonly firstOfWay: Int32Array
  /** the junction at a node; -1 where there is none, or where no car passes */
  readonly junctionAt: (node: number) => number
}

/** Between two points of a road, in decimetres: some ferries go straight for so long, but not many. */
const LONG_GAP = 200_000
const LONGEST_GAP = 6_000_000
const MAX_LONG_GAPS = 5_000

/** Longer ones are of damaged files alone. */
const MAX_MILLISECONDS = 24 * 3600 * 1000
const MAX_DECIMETRES = 2e7

/** Yields the share that is done. */
export const cutAtJunctions = function* (roads: ExtractRoads): Generator<number, Segments, void> {
  refuseLongGaps(roads)
  const { lats, lngs, blocked, ways } = roads
  const isJunction = junctionNodesOf(roads)
  const junctionOfNode = new Int32Array(lats.length).fill(-1)
  let junctionCount = 0
  // A node that no car passes is the end of each road that reaches it.
  const junctionOf = (node: number): number => {
    if (blocked[node] === 1) return junctionCount++
    if (junctionOfNode[node] === -1) junctionOfNode[node] = junctionCount++
    return junctionOfNode[node] ?? -1
  }
  const [from, to, firstOfWay] = [growingIntegers(), growingIntegers(), growingIntegers()]
  const [shapeFirst, shapeLats, shapeLngs] = [growingIntegers(), growingIntegers(), growingIntegers()]
  const laneCosts = growingList()

  const addSegment = (way: number, first: number, last: number, wayDecimetres: number): void => {
    addNumber(from, junctionOf(ways.nodes[first] ?? 0))
    addNumber(to, junctionOf(ways.nodes[last] ?? 0))
    addNumber(shapeFirst, shapeLats.length)
    for (let index = first; index <= last; index += 1) {
      const node = ways.nodes[index] ?? 0
      addNumber(shapeLats, lats[node] ?? 0)
      addNumber(shapeLngs, lngs[node] ?? 0)
    }
    const decimetres = lengthOf(roads, first, last)
    const crossing = ways.crossingSeconds[way] ?? 0
    for (const kmPerHour of [ways.forward[way] ?? 0, ways.backward[way] ?? 0]) {
      const milliseconds =
        crossing > 0 ? (crossing * 1000 * decimetres) / Math.max(wayDecimetres, 1) : (decimetres * 360) / kmPerHour
      addNumber(laneCosts, kmPerHour === 0 ? 0 : laneCostOf(milliseconds, decimetres))
    }
  }

  const cutWay = (way: number): void => {
    const [first, end] = [ways.firsts[way] ?? 0, ways.firsts[way + 1] ?? 0]
    const wayDecimetres = lengthOf(roads, first, end - 1)
    let start = -1
    for (let index = first; index < end; index += 1) {
      const node = ways.nodes[index] ?? -1
      if (start >= 0 && node < 0 && index - 1 > start) addSegment(way, start, index - 1, wayDecimetres)
      const isCut = start >= 0 && node >= 0 && (index === end - 1 || isJunction[node] === 1)
      if (isCut) addSegment(way, start, index, wayDecimetres)
      if (node < 0) start = -1
      else if (start < 0 || isCut) start = index
    }
  }

  for (let way = 0; way < ways.ids.length; way += 1) {
    addNumber(firstOfWay, from.length)
    cutWay(way)
    if (way % ITEMS_BETWEEN_YIELDS === 0) yield way / ways.ids.length
  }
  addNumber(firstOfWay, from.length)
  addNumber(shapeFirst, shapeLats.length)
  if (from.length === 0) throw new DamagedExtract('the nodes of its roads are not in it')
  return {
    count: from.length,
    junctionCount,
    from: numbersIn(from),
    to: numbersIn(to),
    shapeFirst: numbersIn(shapeFirst),
    shapeLats: numbersIn(shapeLats),
    shapeLngs: numbersIn(shapeLngs),
    laneCosts: numbersIn(laneCosts),
    firstOfWay: numbersIn(firstOfWay),
    junctionAt: (node) => junctionOfNode[node] ?? -1,
  }
}

/** Ways between two pauses. */
const ITEMS_BETWEEN_YIELDS = 4096

const laneCostOf = (milliseconds: number, decimetres: number): number =>
  costOf(
    Math.min(Math.max(1, Math.round(milliseconds)), MAX_MILLISECONDS),
    Math.min(Math.round(decimetres), MAX_DECIMETRES),
  )

/** Of the nodes of a way that are in the extract. */
const lengthOf = ({ lats, lngs, ways }: ExtractRoads, first: number, last: number): number => {
  let decimetres = 0
  for (let index = first + 1; index <= last; index += 1) {
    const [node, before] = [ways.nodes[index] ?? -1, ways.nodes[index - 1] ?? -1]
    if (node < 0 || before < 0) continue
    decimetres += decimetresBetween(lats[before] ?? 0, lngs[before] ?? 0, lats[node] ?? 0, lngs[node] ?? 0)
  }
  return decimetres
}

/** 1 for a node at which ways meet or end, or that no car passes. */
const junctionNodesOf = ({ lats, blocked, ways }: ExtractRoads): Uint8Array => {
  const isJunction = new Uint8Array(lats.length)
  const isUsed = new Uint8Array(lats.length)
  for (let way = 0; way < ways.ids.length; way += 1) {
    const [first, last] = [ways.firsts[way] ?? 0, (ways.firsts[way + 1] ?? 0) - 1]
    for (let index = first; index <= last; index += 1) {
      const node = ways.nodes[index] ?? -1
      if (node < 0) continue
      if (index === first || index === last || isUsed[node] === 1 || blocked[node] === 1) isJunction[node] = 1
      isUsed[node] = 1
    }
  }
  return isJunction
}

/** Lines straight over land and sea would touch each square of the map. */
const refuseLongGaps = ({ lats, lngs, ways: { nodes, firsts } }: ExtractRoads): void => {
  let longGaps = 0
  for (let way = 0; way + 1 < firsts.length; way += 1)
    for (let index = (firsts[way] ?? 0) + 1; index < (firsts[way + 1] ?? 0); index += 1) {
      const [node, before] = [nodes[index] ?? -1, nodes[index - 1] ?? -1]
      if (node < 0 || before < 0) continue
      const gap = decimetresBetween(lats[before] ?? 0, lngs[before] ?? 0, lats[node] ?? 0, lngs[node] ?? 0)
      if (gap > LONG_GAP) longGaps += 1
      if (gap > LONGEST_GAP || longGaps > MAX_LONG_GAPS)
        throw new DamagedExtract('points of its roads are hundreds of kilometres apart')
    }
}
