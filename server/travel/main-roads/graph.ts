import { type PlanePoint, shoresOf, type Shores, type ShoreRings } from './shores'
import { type Way, wayBetween, weightOf } from './way-speeds'

/** An edge of the graph, driven both ways. */
export type Edge = Way & { readonly from: number; readonly to: number }

/** The weights of the ways from one place, by the rank of the node; UNREACHED where there is none. */
export type Row = Float64Array

/** More than the weight of any way, and exact when another weight is added. */
export const UNREACHED = 2 ** 52

/**
 * Nodes in the order of their removal, and the arcs of each to nodes that were removed later. The quickest way between
 * two nodes goes up along arcs and then down.
 */
export type Contraction = {
  /** the numbers of the nodes, and the place of each in this order, its rank */
  readonly order: Int32Array
  readonly rankOf: Int32Array
  readonly allRanks: Int32Array
  readonly firstArc: Int32Array
  readonly arcTo: Int32Array
  readonly arcWeight: Float64Array
}

/** From one node to another that is removed later, by their numbers. */
export type ArcEnds = readonly [number, number]

/**
 * The weights of arcs: those of the edges, or of a way through a node that was removed earlier. The arcs come in the
 * order in which their first nodes are removed.
 */
export const weighArcs = (
  order: ReadonlyArray<number>,
  arcs: ReadonlyArray<ArcEnds>,
  edges: Iterable<Edge>,
): Contraction => {
  const rankOf = new Int32Array(order.length)
  for (const [rank, node] of order.entries()) rankOf[node] = rank
  const rank = (node: number): number => rankOf[node] ?? 0
  const arcsByRank = order.map(() => new Map<number, number>())
  for (const [from, to] of arcs) arcsByRank[rank(from)]?.set(rank(to), UNREACHED)
  const shorten = (one: number, other: number, weight: number): void => {
    const arcsOfNode = arcsByRank[Math.min(one, other)]
    const known = arcsOfNode?.get(Math.max(one, other))
    if (known !== undefined && weight < known) arcsOfNode?.set(Math.max(one, other), weight)
  }
  for (const edge of edges) shorten(rank(edge.from), rank(edge.to), weightOf(edge))
  for (const arcsOfNode of arcsByRank) {
    const known = [...arcsOfNode]
    for (const [index, [one, toOne]] of known.entries())
      for (let next = index + 1; next < known.length; next += 1) {
        const [other, toOther] = known[next] ?? [one, toOne]
        shorten(one, other, toOne + toOther)
      }
  }
  const firstArc = new Int32Array(order.length + 1)
  for (const [index, arcsOfNode] of arcsByRank.entries()) firstArc[index + 1] = (firstArc[index] ?? 0) + arcsOfNode.size
  const all = arcsByRank.flatMap((arcsOfNode) => [...arcsOfNode])
  return {
    order: Int32Array.from(order),
    rankOf,
    allRanks: Int32Array.from(order.keys()),
    firstArc,
    arcTo: Int32Array.from(all, ([to]) => to),
    arcWeight: Float64Array.from(all, ([, weight]) => weight),
  }
}

/** Completes a row that has the nodes which the place reaches at once. */
export const completeRow = (contraction: Contraction, row: Row): void => {
  completeUp(contraction, row)
  completeDown(contraction, row)
}

/** Goes up along the arcs: afterwards the highest node of every quickest way is final. */
export const completeUp = ({ firstArc, arcTo, arcWeight }: Contraction, row: Row): void => {
  for (let rank = 0; rank < row.length; rank += 1) {
    const weight = row[rank] ?? UNREACHED
    if (weight === UNREACHED) continue
    const end = firstArc[rank + 1] ?? 0
    for (let arc = firstArc[rank] ?? 0; arc < end; arc += 1) {
      const to = arcTo[arc] ?? 0
      const through = weight + (arcWeight[arc] ?? 0)
      if (through < (row[to] ?? 0)) row[to] = through
    }
  }
}

/** Goes down again, to all nodes or to those of some ranks that have every node on the way up from them among them. */
export const completeDown = (
  { firstArc, arcTo, arcWeight, allRanks }: Contraction,
  row: Row,
  ranks: Int32Array = allRanks,
): void => {
  for (let index = ranks.length - 1; index >= 0; index -= 1) {
    const rank = ranks[index] ?? 0
    let best = row[rank] ?? UNREACHED
    const end = firstArc[rank + 1] ?? 0
    for (let arc = firstArc[rank] ?? 0; arc < end; arc += 1) {
      const through = (row[arcTo[arc] ?? 0] ?? UNREACHED) + (arcWeight[arc] ?? 0)
      if (through < best) best = through
    }
    row[rank] = best
  }
}

/** Pairs of nodes by their index. */
export type NodePair = readonly [number, number]

/** What the file of the main roads holds. */
export type MainRoads = {
  readonly rings: ShoreRings
  readonly nodes: ReadonlyArray<PlanePoint>
  readonly motorways: ReadonlyArray<NodePair>
  readonly otherRoads: ReadonlyArray<NodePair>
  /** straight ways over land where no road is quicker */
  readonly localWays: ReadonlyArray<NodePair>
  /** how the nodes are removed one after the other */
  readonly order: ReadonlyArray<number>
  readonly arcs: ReadonlyArray<ArcEnds>
}

/** The ways between the nodes. */
export type Ways = Pick<MainRoads, 'nodes' | 'motorways' | 'otherRoads' | 'localWays'>

/** Nodes go by their rank in the contraction. */
export type RoadGraph = {
  readonly nodesByRank: ReadonlyArray<PlanePoint>
  /** the ranks of the nodes that a place can reach over land: those of a bridge are not */
  readonly landRanks: Int32Array
  readonly edgesOf: ReadonlyArray<ReadonlyArray<{ readonly to: number; readonly weight: number }>>
  readonly contraction: Contraction
  readonly shores: Shores
}

export const edgesOfRoads = ({ nodes, motorways, otherRoads, localWays }: Ways): ReadonlyArray<Edge> =>
  (
    [
      ['motorway', motorways],
      ['otherRoad', otherRoads],
      ['local', localWays],
    ] as const
  ).flatMap(([kind, pairs]) =>
    pairs.flatMap(([from, to]): ReadonlyArray<Edge> => {
      const [start, end] = [nodes[from], nodes[to]]
      return start === undefined || end === undefined ? [] : [{ from, to, ...wayBetween(kind, start, end) }]
    }),
  )

export const buildGraph = (roads: MainRoads): RoadGraph => {
  const edges = edgesOfRoads(roads)
  const contraction = weighArcs(roads.order, roads.arcs, edges)
  const rankOf = (node: number): number => contraction.rankOf[node] ?? 0
  const edgesOf = roads.nodes.map((): { readonly to: number; readonly weight: number }[] => [])
  for (const edge of edges) {
    const [from, to, weight] = [rankOf(edge.from), rankOf(edge.to), weightOf(edge)]
    edgesOf[from]?.push({ to, weight })
    edgesOf[to]?.push({ to: from, weight })
  }
  const onLand = new Set(roads.localWays.flat())
  return {
    nodesByRank: roads.order.flatMap((node) => roads.nodes[node] ?? []),
    landRanks: Int32Array.from(roads.order.flatMap((node, rank) => (onLand.has(node) ? [rank] : []))),
    edgesOf,
    contraction,
    shores: shoresOf(roads.rings),
  }
}
