import type { Coordinates } from '../../../src/domain/address'
import { completeDown, completeUp, UNREACHED, type Row, type RoadGraph } from './graph'
import { coordinatesOfPoint, metresApart, planePointOf, type PlanePoint } from './shores'
import { localMilliseconds, wayBetween } from './way-speeds'

/**
 * A place beside the roads. Its label has the nodes that are highest on the quickest ways from it, by rank: the quickest
 * way between two places goes through a node of both labels, or straight over land.
 */
export type RoadPlace = {
  readonly point: PlanePoint
  readonly ranks: Int32Array
  readonly milliseconds: Int32Array
  readonly metres: Int32Array
  /** the nodes that are reached quickest straight over land: rank, milliseconds and metres of each */
  readonly straight: Int32Array
}

/** A place further from the land than this, in metres, has no road. The shores of the map are drawn within 1 km. */
const MAX_METRES_FROM_LAND = 3_000

/** In metres: nodes up to here are looked at first; others only if the straight way is quicker than all roads. */
const NEAR = 14_000

export const roadPlaceOf = (graph: RoadGraph, coordinates: Coordinates): RoadPlace | undefined => {
  const point = pointOnLand(graph, coordinates)
  if (point === undefined) return undefined
  const row = rowFrom(graph, point)
  const { rowUp, nodes: ranks } = row.label
  return {
    point,
    ranks: Int32Array.from(ranks),
    milliseconds: Int32Array.from(ranks, (rank) => rowUp.milliseconds[rank] ?? UNREACHED),
    metres: Int32Array.from(ranks, (rank) => rowUp.metres[rank] ?? 0),
    straight: Int32Array.from(
      [...row.straight].flatMap((rank) => {
        const way = wayBetween('local', point, graph.nodesByRank[rank] ?? point)
        return way.milliseconds === row.milliseconds[rank] ? [rank, way.milliseconds, way.metres] : []
      }),
    ),
  }
}

const pointOnLand = ({ shores }: RoadGraph, coordinates: Coordinates): PlanePoint | undefined => {
  const point = planePointOf(coordinates)
  if (shores.isLand(point)) return point
  const onLand = shores.nearestLand(point)
  return metresApart(point, onLand) <= MAX_METRES_FROM_LAND ? onLand : undefined
}

/** What the ways from a point take, by rank, and the nodes that it reaches straight over land. */
type RowFromPoint = Row & {
  readonly straight: ReadonlySet<number>
  /** the row before it goes down, and the nodes that are final in it already */
  readonly label: { readonly rowUp: Row; readonly nodes: ReadonlyArray<number> }
}

const rowFrom = ({ nodesByRank, landRanks, contraction, shores }: RoadGraph, point: PlanePoint): RowFromPoint => {
  const start = emptyRow(nodesByRank.length)
  const straight = new Set<number>()
  const reach = (rank: number, node: PlanePoint): void => {
    const way = wayBetween('local', point, node)
    start.milliseconds[rank] = way.milliseconds
    start.metres[rank] = way.metres
    straight.add(rank)
  }
  for (const rank of landRanks) {
    const node = nodesByRank[rank] ?? point
    if (isNear(point, node) && !shores.crosses(point, node)) reach(rank, node)
  }
  for (;;) {
    const rowUp = copyRow(start)
    completeUp(contraction, rowUp)
    const row = copyRow(rowUp)
    completeDown(contraction, row)
    const further: { readonly rank: number; readonly node: PlanePoint }[] = []
    for (const rank of landRanks) {
      const node = nodesByRank[rank] ?? point
      const isQuicker = localMilliseconds(metresApart(point, node)) < (row.milliseconds[rank] ?? UNREACHED)
      if (isQuicker && !shores.crosses(point, node)) further.push({ rank, node })
    }
    if (further.length === 0) return { ...row, straight, label: { rowUp, nodes: finalNodes(rowUp, row) } }
    for (const { rank, node } of further) reach(rank, node)
  }
}

const finalNodes = (rowUp: Row, row: Row): ReadonlyArray<number> => {
  const nodes: number[] = []
  for (let rank = 0; rank < row.milliseconds.length; rank += 1) {
    const milliseconds = rowUp.milliseconds[rank] ?? UNREACHED
    if (milliseconds < UNREACHED && milliseconds === row.milliseconds[rank]) nodes.push(rank)
  }
  return nodes
}

const isNear = (one: PlanePoint, other: PlanePoint): boolean =>
  Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR

const emptyRow = (length: number): Row => ({
  milliseconds: new Int32Array(length).fill(UNREACHED),
  metres: new Int32Array(length),
})

const copyRow = ({ milliseconds, metres }: Row): Row => ({
  milliseconds: milliseconds.slice(),
  metres: metres.slice(),
})

/** What the ways from a place take, by rank: its label, completed. The row may be one that is used again. */
export const rowFromPlace = (
  { nodesByRank, contraction }: RoadGraph,
  { ranks, milliseconds, metres }: RoadPlace,
  row: Row = emptyRow(nodesByRank.length),
): Row => {
  row.milliseconds.fill(UNREACHED)
  for (const [index, rank] of ranks.entries()) {
    row.milliseconds[rank] = milliseconds[index] ?? UNREACHED
    row.metres[rank] = metres[index] ?? 0
  }
  completeDown(contraction, row)
  return row
}

/** The nodes at which the quickest way through nodes bends. */
export const bendsBetween = (graph: RoadGraph, start: RoadPlace, end: RoadPlace): ReadonlyArray<Coordinates> => {
  const { milliseconds } = rowFromPlace(graph, start)
  const fromStart = straightTimes(start)
  let [rank, best] = [-1, UNREACHED]
  for (const [last, time] of straightTimes(end)) {
    const whole = (milliseconds[last] ?? UNREACHED) + time
    if (whole < best) [rank, best] = [last, whole]
  }
  if (rank === -1) return []
  const bends = [rank]
  while (fromStart.get(rank) !== milliseconds[rank]) {
    const before = graph.edgesOf[rank]?.find(
      (edge) => (milliseconds[edge.to] ?? UNREACHED) + edge.milliseconds === milliseconds[rank],
    )
    if (before === undefined) break
    rank = before.to
    bends.push(rank)
  }
  return bends.toReversed().flatMap((bend) => {
    const node = graph.nodesByRank[bend]
    return node === undefined ? [] : [coordinatesOfPoint(node)]
  })
}

const straightTimes = ({ straight }: RoadPlace): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: straight.length / 3 }, (_, index) => [straight[3 * index] ?? 0, straight[3 * index + 1] ?? 0]),
  )
