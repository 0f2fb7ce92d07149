import { type PlanePoint, shoresOf, type Shores, type ShoreRings } from './shores'
import { type Way, wayBetween } from './way-speeds'

/** An edge of the graph, driven both ways. */
export type Edge = Way & { readonly from: number; readonly to: number }

/** What every way from one place takes, by node; UNREACHED where there is none. */
export type Row = { readonly milliseconds: Int32Array; readonly metres: Int32Array }

export const UNREACHED = 2 ** 30

/**
 * Nodes in the order of their removal, and the arcs of each to nodes that were removed later. The quickest way between
 * two nodes goes up along arcs and then down.
 */
export type Contraction = {
  /** the numbers of the nodes, and the place of each in this order, its rank */
  readonly order: Int32Array
  readonly rankOf: Int32Array
  readonly firstArc: Int32Array
  readonly arcTo: Int32Array
  readonly arcMilliseconds: Int32Array
  readonly arcMetres: Int32Array
}

/** From one node to another that is removed later, by their numbers. */
export type ArcEnds = readonly [number, number]

/**
 * The lengths of arcs: those of the edges, or of a way through a node that was removed earlier. The arcs come in the
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
  const arcsByRank = order.map(() => new Map<number, Weight>())
  for (const [from, to] of arcs) arcsByRank[rank(from)]?.set(rank(to), { milliseconds: UNREACHED, metres: 0 })
  const shorten = (one: number, other: number, milliseconds: number, metres: number): void => {
    const arc = arcsByRank[Math.min(one, other)]?.get(Math.max(one, other))
    if (arc === undefined || milliseconds > arc.milliseconds) return
    if (milliseconds === arc.milliseconds && metres >= arc.metres) return
    arc.milliseconds = milliseconds
    arc.metres = metres
  }
  for (const { from, to, milliseconds, metres } of edges) shorten(rank(from), rank(to), milliseconds, metres)
  for (const arcsOfNode of arcsByRank) {
    const known = [...arcsOfNode]
    for (const [index, [one, toOne]] of known.entries())
      for (let next = index + 1; next < known.length; next += 1) {
        const [other, toOther] = known[next] ?? [one, toOne]
        shorten(one, other, toOne.milliseconds + toOther.milliseconds, toOne.metres + toOther.metres)
      }
  }
  const firstArc = new Int32Array(order.length + 1)
  for (const [index, arcsOfNode] of arcsByRank.entries()) firstArc[index + 1] = (firstArc[index] ?? 0) + arcsOfNode.size
  const all = arcsByRank.flatMap((arcsOfNode) => [...arcsOfNode])
  return {
    order: Int32Array.from(order),
    rankOf,
    firstArc,
    arcTo: Int32Array.from(all, ([to]) => to),
    arcMilliseconds: Int32Array.from(all, ([, arc]) => arc.milliseconds),
    arcMetres: Int32Array.from(all, ([, arc]) => arc.metres),
  }
}

type Weight = { milliseconds: number; metres: number }

/** Completes a row, by rank, that has the nodes which the place reaches at once. */
export const completeRow = (contraction: Contraction, row: Row): void => {
  completeUp(contraction, row)
  completeDown(contraction, row)
}

/** Goes up along the arcs: afterwards the highest node of every quickest way is final. */
export const completeUp = (contraction: Contraction, { milliseconds, metres }: Row): void => {
  const { firstArc, arcTo, arcMilliseconds, arcMetres } = contraction
  const count = milliseconds.length
  for (let rank = 0; rank < count; rank += 1) {
    const time = milliseconds[rank] ?? 0
    if (time >= UNREACHED) continue
    const end = firstArc[rank + 1] ?? 0
    for (let arc = firstArc[rank] ?? 0; arc < end; arc += 1) {
      const to = arcTo[arc] ?? 0
      const through = time + (arcMilliseconds[arc] ?? 0)
      const known = milliseconds[to] ?? 0
      if (through > known) continue
      const length = (metres[rank] ?? 0) + (arcMetres[arc] ?? 0)
      if (through === known && length >= (metres[to] ?? 0)) continue
      milliseconds[to] = through
      metres[to] = length
    }
  }
}

export const completeDown = (contraction: Contraction, { milliseconds, metres }: Row): void => {
  const { firstArc, arcTo, arcMilliseconds, arcMetres } = contraction
  for (let rank = milliseconds.length - 1; rank >= 0; rank -= 1) {
    let [best, bestMetres] = [milliseconds[rank] ?? 0, metres[rank] ?? 0]
    const end = firstArc[rank + 1] ?? 0
    for (let arc = firstArc[rank] ?? 0; arc < end; arc += 1) {
      const to = arcTo[arc] ?? 0
      const through = (milliseconds[to] ?? 0) + (arcMilliseconds[arc] ?? 0)
      if (through > best) continue
      const length = (metres[to] ?? 0) + (arcMetres[arc] ?? 0)
      if (through === best && length >= bestMetres) continue
      best = through
      bestMetres = length
    }
    milliseconds[rank] = best
    metres[rank] = bestMetres
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
  readonly edgesOf: ReadonlyArray<ReadonlyArray<Omit<Edge, 'from'>>>
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
  const edgesOf = roads.nodes.map((): Omit<Edge, 'from'>[] => [])
  for (const { from, to, milliseconds, metres } of edges) {
    edgesOf[rankOf(from)]?.push({ to: rankOf(to), milliseconds, metres })
    edgesOf[rankOf(to)]?.push({ to: rankOf(from), milliseconds, metres })
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
