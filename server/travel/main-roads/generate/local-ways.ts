import {
  completeRow,
  UNREACHED,
  weighArcs,
  type ArcEnds,
  type Contraction,
  type Edge,
  edgesOfRoads,
  type NodePair,
  type Ways,
} from '../graph'
import { metresApart, type PlanePoint, type Shores } from '../shores'
import { millisecondsIn, wayBetween } from '../way-speeds'

/** The corners of the shores, each with the points beside it on its shore. */
export type Corners = ReadonlyMap<PlanePoint, ReadonlyArray<PlanePoint>>

/** In metres: local ways up to here are taken at first; of the longer ones, those that are still quicker then. */
const FIRST_REACH = 6_000

/** Every straight way over land that is quicker than all others between its ends. */
export const findLocalWays = (roads: Ways, shores: Shores, corners: Corners): ReadonlyArray<NodePair> => {
  const { nodes } = roads
  const onLand = nodes.flatMap((point, node) => (corners.has(point) || shores.isLand(point) ? [{ point, node }] : []))
  const canSee = sightOver(shores, corners)
  let localWays = onLand.flatMap(({ point, node }) =>
    onLand.flatMap(({ point: other, node: to }): ReadonlyArray<NodePair> =>
      node < to && metresApart(point, other) <= FIRST_REACH && canSee(point, other) ? [[node, to]] : [],
    ),
  )
  for (;;) {
    const edges = edgesOfRoads({ ...roads, localWays })
    const { order, arcs } = contract(nodes.length, edges)
    const contraction = weighArcs(order, arcs, edges)
    const quicker = onLand.flatMap(({ point, node }) => {
      const times = timesFrom(node, contraction)
      return onLand.flatMap(({ point: other, node: to }): ReadonlyArray<NodePair> =>
        node < to && wayBetween('local', point, other).milliseconds < (times[to] ?? UNREACHED) && canSee(point, other)
          ? [[node, to]]
          : [],
      )
    })
    if (quicker.length === 0) return withoutSlower({ ...roads, localWays }, contraction)
    localWays = [...localWays, ...quicker]
  }
}

/** A way between two corners, if it is no shore, may run through the water without crossing one: its middle says so. */
const sightOver =
  ({ crosses, isLand }: Shores, corners: Corners) =>
  (one: PlanePoint, other: PlanePoint): boolean =>
    !crosses(one, other) &&
    (!(corners.has(one) && corners.has(other)) ||
      corners.get(one)?.includes(other) === true ||
      isLand({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }))

/** In milliseconds, by node. */
const timesFrom = (node: number, contraction: Contraction): Float64Array => {
  const { order, rankOf } = contraction
  const row = new Float64Array(order.length).fill(UNREACHED)
  row[rankOf[node] ?? 0] = 0
  completeRow(contraction, row)
  const times = new Float64Array(order.length)
  for (const [rank, of] of order.entries()) times[of] = millisecondsIn(row[rank] ?? UNREACHED)
  return times
}

const withoutSlower = ({ nodes, localWays }: Ways, contraction: Contraction): ReadonlyArray<NodePair> => {
  const timesOf = nodes.map((_, node) => timesFrom(node, contraction))
  return localWays
    .filter(([from, to]) => {
      const [start, end, fromStart, fromEnd] = [nodes[from], nodes[to], timesOf[from], timesOf[to]]
      if (start === undefined || end === undefined || fromStart === undefined || fromEnd === undefined) return false
      const { milliseconds } = wayBetween('local', start, end)
      return !nodes.some(
        (_, through) =>
          through !== from &&
          through !== to &&
          (fromStart[through] ?? UNREACHED) + (fromEnd[through] ?? UNREACHED) <= milliseconds,
      )
    })
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
}

type Arc = { milliseconds: number; metres: number }

/** The order of removal of the nodes, and the arcs that are the quickest ways between their ends. */
export type ContractionPlan = { readonly order: ReadonlyArray<number>; readonly arcs: ReadonlyArray<ArcEnds> }

/** Removes the node with the fewest neighbours again and again, and joins its neighbours by arcs. */
export const contract = (nodeCount: number, edges: Iterable<Edge>): ContractionPlan => {
  const neighbours = Array.from({ length: nodeCount }, () => new Map<number, Arc>())
  const join = (from: number, to: number, milliseconds: number, metres: number): void => {
    const known = neighbours[from]?.get(to)
    if (known === undefined) {
      const arc = { milliseconds, metres }
      neighbours[from]?.set(to, arc)
      neighbours[to]?.set(from, arc)
    } else if (milliseconds < known.milliseconds) {
      known.milliseconds = milliseconds
      known.metres = metres
    }
  }
  for (const { from, to, milliseconds, metres } of edges) if (from !== to) join(from, to, milliseconds, metres)

  const remaining = new Set(neighbours.keys())
  const order: number[] = []
  const removedArcs: ReadonlyArray<readonly [number, Arc]>[] = []
  while (remaining.size > 0) {
    let [next, fewest] = [-1, Infinity]
    for (const node of remaining) {
      const degree = neighbours[node]?.size ?? 0
      if (degree < fewest) [next, fewest] = [node, degree]
    }
    const arcs = [...(neighbours[next] ?? [])]
    for (const [index, [one, toOne]] of arcs.entries()) {
      neighbours[one]?.delete(next)
      for (const [other, toOther] of arcs.slice(index + 1))
        join(one, other, toOne.milliseconds + toOther.milliseconds, toOne.metres + toOther.metres)
    }
    remaining.delete(next)
    order.push(next)
    removedArcs.push(arcs)
  }
  return withoutDetours(order, removedArcs)
}

/** Leaves out the arcs that are slower than another way between their ends. */
const withoutDetours = (
  order: ReadonlyArray<number>,
  removedArcs: ReadonlyArray<ReadonlyArray<readonly [number, Arc]>>,
): ContractionPlan => {
  const rankOf = new Int32Array(order.length)
  for (const [rank, node] of order.entries()) rankOf[node] = rank
  const arcsByRank = removedArcs.map(
    (arcs) => new Map(arcs.map(([to, arc]) => [rankOf[to] ?? 0, { ...arc, isDetour: false }])),
  )
  for (const arcs of arcsByRank.toReversed()) shortenArcs(arcs, arcsByRank)
  return {
    order,
    arcs: arcsByRank.flatMap((arcs, rank) =>
      [...arcs].flatMap(([to, { isDetour }]): ReadonlyArray<ArcEnds> =>
        isDetour ? [] : [[order[rank] ?? 0, order[to] ?? 0]],
      ),
    ),
  }
}

type CheckedArc = Arc & { isDetour: boolean }
type ArcsOfNode = ReadonlyMap<number, CheckedArc>

/** The arcs of one node, once those of all nodes removed later are as short as can be. */
const shortenArcs = (arcs: ArcsOfNode, arcsByRank: ReadonlyArray<ArcsOfNode>): void => {
  for (const [one, toOne] of arcs)
    for (const [other, toOther] of arcs) {
      const between = one < other ? arcsByRank[one]?.get(other) : undefined
      if (between === undefined) continue
      shortenBy(toOne, toOther, between)
      shortenBy(toOther, toOne, between)
    }
}

const shortenBy = (arc: CheckedArc, first: Arc, second: Arc): void => {
  const milliseconds = first.milliseconds + second.milliseconds
  if (milliseconds >= arc.milliseconds) return
  arc.milliseconds = milliseconds
  arc.metres = first.metres + second.metres
  arc.isDetour = true
}
