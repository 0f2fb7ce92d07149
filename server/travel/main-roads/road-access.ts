import type { Coordinates } from '../../../src/domain/address'
import { lruMap } from '../../lru-map'
import { completeDown, completeRow, completeUp, UNREACHED, type Row, type RoadGraph } from './graph'
import { coordinatesOfPoint, metresApart, planePointOf, type PlanePoint } from './shores'
import { leastLocalWeight, localWeight } from './way-speeds'

/** Some nodes by their ranks, and the weights of the ways to them, the quickest first. */
export type WaysToNodes = { readonly ranks: Int32Array; readonly weights: Float64Array }

/** How a place beside the roads reaches them. */
export type RoadAccess = {
  readonly point: PlanePoint
  /**
   * the nodes that are highest on the quickest ways from it, by rank: the quickest way between two places goes through a
   * node of both lists, or straight over land
   */
  readonly highestNodes: WaysToNodes
  /** the nodes that are reached quickest straight over land */
  readonly straightNodes: WaysToNodes
}

/** A place as it was given; `access` is undefined far from the land. */
export type MainRoadPlace = { readonly point: PlanePoint; readonly access: RoadAccess | undefined }

/** A place further from the land than this, in metres, has no road. The shores of the map are drawn within 1 km. */
const MAX_METRES_FROM_LAND = 3_000

/** The side of the squares of which all places share their hubs, in metres. */
const SQUARE = 8_192

/** So many nodes are tried as the hub of a place. */
const HUBS = 6

/** About 14 MB. */
const MAX_HUB_ROWS = 500

/**
 * Finds what each place reaches. A node that a place reaches sooner by way of a hub, a node nearby of which all ways are
 * known, is not reached quickest straight over land; only the others are held against the shores. The lists of one place
 * are used again for the next.
 */
export const roadAccessFinder = (graph: RoadGraph): ((coordinates: Coordinates) => RoadAccess | undefined) => {
  const { nodesByRank, landRanks, contraction, shores } = graph
  const nodeX = Float64Array.from(landRanks, (rank) => nodesByRank[rank]?.x ?? NaN)
  const nodeY = Float64Array.from(landRanks, (rank) => nodesByRank[rank]?.y ?? NaN)
  const hubsBySquare = new Map<string, ReadonlyArray<number>>()
  const hubRows = lruMap<Row>(MAX_HUB_ROWS)
  const noHub = emptyRow(graph)
  const [start, row] = [emptyRow(graph), emptyRow(graph)]

  const hubsNear = ({ x, y }: PlanePoint): ReadonlyArray<number> => {
    const middle = { x: (Math.floor(x / SQUARE) + 0.5) * SQUARE, y: (Math.floor(y / SQUARE) + 0.5) * SQUARE }
    const key = `${middle.x} ${middle.y}`
    const distanceOf = (rank: number): number => metresApart(middle, nodesByRank[rank] ?? middle)
    const hubs =
      hubsBySquare.get(key) ??
      [...landRanks]
        .filter((rank) => distanceOf(rank) < 2 * SQUARE)
        .toSorted((one, other) => distanceOf(one) - distanceOf(other))
        .slice(0, HUBS)
    hubsBySquare.set(key, hubs)
    return hubs
  }

  const rowOfHub = (rank: number): Row => {
    const hubRow = hubRows.get(String(rank)) ?? emptyRow(graph)
    if (hubRow[rank] !== 0) {
      hubRow[rank] = 0
      completeRow(contraction, hubRow)
    }
    hubRows.set(String(rank), hubRow)
    return hubRow
  }

  const weightTo = (point: PlanePoint, rank: number): number => {
    const node = nodesByRank[rank]
    return node === undefined || shores.crosses(point, node) ? UNREACHED : localWeight(metresApart(point, node))
  }

  return (coordinates) => {
    const point = pointOnLand(graph, coordinates)
    if (point === undefined) return undefined
    const hub = hubsNear(point).find((rank) => weightTo(point, rank) < UNREACHED)
    const fromHub = hub === undefined ? noHub : rowOfHub(hub)
    const toHub = hub === undefined ? UNREACHED : weightTo(point, hub)
    start.fill(UNREACHED)
    for (let index = 0; index < landRanks.length; index += 1) {
      const rank = landRanks[index] ?? 0
      const [dx, dy] = [point.x - (nodeX[index] ?? 0), point.y - (nodeY[index] ?? 0)]
      const byHub = toHub + (fromHub[rank] ?? UNREACHED)
      if (leastLocalWeight(Math.sqrt(dx * dx + dy * dy)) <= byHub) start[rank] = weightTo(point, rank)
    }
    row.set(start)
    completeUp(contraction, row)
    const ranks = reachedIn(row)
    const up = Float64Array.from(ranks, (rank) => row[rank] ?? UNREACHED)
    completeDown(contraction, row, ranks)
    const nearestFirst = (one: number, other: number): number => (row[one] ?? UNREACHED) - (row[other] ?? UNREACHED)
    return {
      point,
      highestNodes: waysTo(ranks.filter((rank, index) => up[index] === row[rank]).toSorted(nearestFirst), row),
      straightNodes: waysTo(ranks.filter((rank) => start[rank] === row[rank]).toSorted(nearestFirst), start),
    }
  }
}

const reachedIn = (row: Row): Int32Array => {
  const ranks: number[] = []
  for (let rank = 0; rank < row.length; rank += 1) if (row[rank] !== UNREACHED) ranks.push(rank)
  return Int32Array.from(ranks)
}

const waysTo = (ranks: Int32Array, row: Row): WaysToNodes => ({
  ranks,
  weights: Float64Array.from(ranks, (rank) => row[rank] ?? UNREACHED),
})

export const emptyRow = ({ nodesByRank }: RoadGraph): Row => new Float64Array(nodesByRank.length).fill(UNREACHED)

const pointOnLand = ({ shores }: RoadGraph, coordinates: Coordinates): PlanePoint | undefined => {
  const point = planePointOf(coordinates)
  if (shores.isLand(point)) return point
  const onLand = shores.nearestLand(point)
  return metresApart(point, onLand) <= MAX_METRES_FROM_LAND ? onLand : undefined
}

/** Writes the weights of the highest nodes of a place into a row, by rank. */
export const writeHighestNodes = ({ highestNodes: { ranks, weights } }: RoadAccess, row: Row): void => {
  for (let index = 0; index < ranks.length; index += 1) row[ranks[index] ?? 0] = weights[index] ?? UNREACHED
}

/** The ways from a place to all nodes, by way of its highest ones. The row may be one that is used again. */
export const rowFromPlace = (graph: RoadGraph, access: RoadAccess, row: Row = emptyRow(graph)): Row => {
  row.fill(UNREACHED)
  writeHighestNodes(access, row)
  completeDown(graph.contraction, row)
  return row
}

/** The weight of the quickest way through one of the nodes, by the row of another place; UNREACHED where there is none. */
export const weightInRow = (row: Row, { ranks, weights }: WaysToNodes): number => {
  let best = UNREACHED
  for (let index = 0; index < ranks.length; index += 1) {
    const last = weights[index] ?? 0
    if (last >= best) break
    const weight = (row[ranks[index] ?? 0] ?? UNREACHED) + last
    if (weight < best) best = weight
  }
  return best
}

/** The nodes at which the quickest way through nodes bends. */
export const bendsBetween = (graph: RoadGraph, start: RoadAccess, end: RoadAccess): ReadonlyArray<Coordinates> => {
  const row = rowFromPlace(graph, start)
  const fromStart = new Map(
    Array.from(start.straightNodes.ranks, (rank, index) => [rank, start.straightNodes.weights[index]]),
  )
  let [rank, best] = [-1, UNREACHED]
  for (const [index, last] of end.straightNodes.ranks.entries()) {
    const whole = (row[last] ?? UNREACHED) + (end.straightNodes.weights[index] ?? 0)
    if (whole < best) [rank, best] = [last, whole]
  }
  if (rank === -1) return []
  const bends = [rank]
  while (fromStart.get(rank) !== row[rank]) {
    const before = graph.edgesOf[rank]?.find(({ to, weight }) => (row[to] ?? UNREACHED) + weight === row[rank])
    if (before === undefined) break
    rank = before.to
    bends.push(rank)
  }
  return bends.toReversed().flatMap((bend) => {
    const node = graph.nodesByRank[bend]
    return node === undefined ? [] : [coordinatesOfPoint(node)]
  })
}
