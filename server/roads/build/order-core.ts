import { addNumber, growingIntegers, numbersIn } from '../pbf/cursor'
import { groupIndexes, type GroupedIndexes, throughState, UNREACHED } from '../road-network'
import type { EdgesByState, EdgeStore } from './edge-store'
import type { GrowingHierarchy } from './growing-hierarchy'
import { nestedOrder } from './nested-order'

/** By state, which is a node of the graph of roads, in 10^-7 degrees. */
export type StatePoints = { readonly lats: ArrayLike<number>; readonly lngs: ArrayLike<number> }

/**
 * Adds the last states to the hierarchy in an order in which each part of the map comes before what separates it from the
 * others, with the edges that follow from this order (customizable contraction hierarchies: Dibbelt, Strasser and Wagner
 * 2016). No edge is searched for, so that it ends soon also where no state is more important than others. Yields the
 * share that is done.
 */
export const orderCore = function* (
  store: EdgeStore,
  core: Int32Array,
  { lats, lngs }: StatePoints,
  hierarchy: GrowingHierarchy,
): Generator<number, void, void> {
  const neighbours = neighboursIn(store, core)
  const ordering = nestedOrder({
    neighbours,
    lats: core.map((state) => lats[state] ?? 0),
    lngs: core.map((state) => lngs[state] ?? 0),
  })
  let step = ordering.next()
  for (; step.done !== true; step = ordering.next()) yield step.value / Math.max(core.length, 1) / 2
  const arcs = arcsOf(neighbours, step.value)
  const states = step.value.map((index) => core[index] ?? 0)
  const costs = takeEdges(store, states, arcs)
  for (let state = 0; state < states.length; state += 1) {
    shortenOverLower(arcs, costs, states, state)
    yield 0.5 + state / states.length / 4
  }
  for (let state = states.length - 1; state >= 0; state -= 1) {
    omitOverHigher(arcs, costs, state)
    yield 1 - state / states.length / 4
  }
  addStates(hierarchy, states, arcs, costs)
}

/** Of the states of the core, by their index in it, in either direction. */
const neighboursIn = (store: EdgeStore, core: Int32Array): GroupedIndexes => {
  const indexOf = new Int32Array(store.stateCount)
  for (const [index, state] of core.entries()) indexOf[state] = index
  const [first, indexes] = [new Int32Array(core.length + 1), growingIntegers()]
  for (const [index, state] of core.entries()) {
    const own = new Set<number>()
    for (const edges of [store.leaving, store.entering])
      for (const other of othersOf(edges, state)) own.add(indexOf[other] ?? 0)
    for (const other of own) addNumber(indexes, other)
    first[index + 1] = indexes.length
  }
  return { first, indexes: numbersIn(indexes) }
}

const othersOf = ({ first, count, other }: EdgesByState, state: number): Int32Array =>
  other.subarray(first[state], (first[state] ?? 0) + (count[state] ?? 0))

/** Pairs of states, numbered in their order, by the lower one: `first` of each state, and the higher ones, ascending. */
type Arcs = {
  readonly first: Int32Array
  readonly higher: Int32Array
  readonly lower: Int32Array
  /** the arcs by their higher state */
  readonly byHigher: GroupedIndexes
}

/** An arc for each edge, and between all that a state has arcs to, as if the states were removed in their order. */
const arcsOf = (neighbours: GroupedIndexes, order: Int32Array): Arcs => {
  const placeOf = new Int32Array(order.length)
  for (const [place, index] of order.entries()) placeOf[index] = place
  const [first, higher, lower] = [new Int32Array(order.length + 1), growingIntegers(), growingIntegers()]
  /** the states whose lowest higher one is this one, in a list */
  const [firstBelow, nextBelow] = [new Int32Array(order.length).fill(-1), new Int32Array(order.length)]
  const seenFor = new Int32Array(order.length).fill(-1)
  for (const [place, index] of order.entries()) {
    const own: number[] = []
    const see = (other: number): void => {
      if (other <= place || seenFor[other] === place) return
      seenFor[other] = place
      own.push(other)
    }
    for (let at = neighbours.first[index] ?? 0; at < (neighbours.first[index + 1] ?? 0); at += 1)
      see(placeOf[neighbours.indexes[at] ?? 0] ?? 0)
    for (let below = firstBelow[place] ?? -1; below >= 0; below = nextBelow[below] ?? -1)
      for (let arc = first[below] ?? 0; arc < (first[below + 1] ?? 0); arc += 1) see(higher.values[arc] ?? 0)
    own.sort((one, other) => one - other)
    for (const other of own) {
      addNumber(higher, other)
      addNumber(lower, place)
    }
    first[place + 1] = higher.length
    const [next] = own
    if (next === undefined) continue
    nextBelow[place] = firstBelow[next] ?? -1
    firstBelow[next] = place
  }
  const ends = numbersIn(higher)
  return {
    first,
    higher: ends,
    lower: numbersIn(lower),
    byHigher: groupIndexes(ends.length, order.length, (arc) => ends[arc] ?? -1),
  }
}

/** Of each arc upwards and downwards: the cost, and the lane or lower state that it leads through. */
type ArcCosts = {
  readonly up: Float64Array
  readonly down: Float64Array
  readonly upThrough: Int32Array
  readonly downThrough: Int32Array
  /** by the higher state: the arc of the state that is looked at; NONE for others */
  readonly arcTo: Int32Array
}

const takeEdges = (store: EdgeStore, states: Int32Array, { first, higher }: Arcs): ArcCosts => {
  const placeOf = new Int32Array(store.stateCount)
  for (const [place, state] of states.entries()) placeOf[state] = place
  const costs: ArcCosts = {
    up: new Float64Array(higher.length).fill(UNREACHED),
    down: new Float64Array(higher.length).fill(UNREACHED),
    upThrough: new Int32Array(higher.length),
    downThrough: new Int32Array(higher.length),
    arcTo: new Int32Array(states.length).fill(NONE),
  }
  const take = (
    edges: EdgesByState,
    state: number,
    place: number,
    arcCosts: Float64Array,
    through: Int32Array,
  ): void => {
    const start = edges.first[state] ?? 0
    for (let edge = start; edge < start + (edges.count[state] ?? 0); edge += 1) {
      const other = placeOf[edges.other[edge] ?? 0] ?? 0
      if (other < place) continue
      const arc = costs.arcTo[other] ?? 0
      arcCosts[arc] = edges.cost[edge] ?? 0
      through[arc] = edges.through[edge] ?? 0
    }
  }
  for (const [place, state] of states.entries()) {
    for (let arc = first[place] ?? 0; arc < (first[place + 1] ?? 0); arc += 1) costs.arcTo[higher[arc] ?? 0] = arc
    take(store.leaving, state, place, costs.up, costs.upThrough)
    take(store.entering, state, place, costs.down, costs.downThrough)
    for (let arc = first[place] ?? 0; arc < (first[place + 1] ?? 0); arc += 1) costs.arcTo[higher[arc] ?? 0] = NONE
  }
  return costs
}

/**
 * The arcs of a state become as cheap as the ways over one lower state. Of ways that cost the same, the one over the
 * highest state stays: of an arc that is not omitted later, the two arcs that it leads through are not omitted either.
 */
const shortenOverLower = (
  { first, higher, lower, byHigher }: Arcs,
  { up, down, upThrough, downThrough, arcTo }: ArcCosts,
  states: Int32Array,
  state: number,
): void => {
  for (let arc = first[state] ?? 0; arc < (first[state + 1] ?? 0); arc += 1) arcTo[higher[arc] ?? 0] = arc
  for (let index = byHigher.first[state] ?? 0; index < (byHigher.first[state + 1] ?? 0); index += 1) {
    const arcFromLower = byHigher.indexes[index] ?? 0
    const [there, back, below] = [down[arcFromLower] ?? 0, up[arcFromLower] ?? 0, lower[arcFromLower] ?? 0]
    const through = throughState(states[below] ?? 0)
    const end = first[below + 1] ?? 0
    for (let on = arcFromLower + 1; on < end; on += 1) {
      const arc = arcTo[higher[on] ?? 0] ?? 0
      const [wholeUp, wholeDown] = [there + (up[on] ?? 0), (down[on] ?? 0) + back]
      if (wholeUp <= (up[arc] ?? 0)) {
        up[arc] = wholeUp
        upThrough[arc] = through
      }
      if (wholeDown <= (down[arc] ?? 0)) {
        down[arc] = wholeDown
        downThrough[arc] = through
      }
    }
  }
  for (let arc = first[state] ?? 0; arc < (first[state + 1] ?? 0); arc += 1) arcTo[higher[arc] ?? 0] = NONE
}

/** Omits the arcs of a state whose ends are as near over another of its arcs. Costs become those of the quickest ways. */
const omitOverHigher = (
  { first, higher }: Arcs,
  { up, down, upThrough, downThrough, arcTo }: ArcCosts,
  state: number,
): void => {
  const [start, end] = [first[state] ?? 0, first[state + 1] ?? 0]
  for (let arc = start; arc < end; arc += 1) arcTo[higher[arc] ?? 0] = arc
  const shortenUp = (arc: number, cost: number): void => {
    if (cost > (up[arc] ?? 0)) return
    up[arc] = cost
    upThrough[arc] = OMITTED
  }
  const shortenDown = (arc: number, cost: number): void => {
    if (cost > (down[arc] ?? 0)) return
    down[arc] = cost
    downThrough[arc] = OMITTED
  }
  for (let arc = start; arc < end; arc += 1) {
    const other = higher[arc] ?? 0
    for (let on = first[other] ?? 0; on < (first[other + 1] ?? 0); on += 1) {
      const further = arcTo[higher[on] ?? 0] ?? NONE
      if (further === NONE) continue
      shortenUp(further, (up[arc] ?? 0) + (up[on] ?? 0))
      shortenUp(arc, (up[further] ?? 0) + (down[on] ?? 0))
      shortenDown(further, (down[on] ?? 0) + (down[arc] ?? 0))
      shortenDown(arc, (up[on] ?? 0) + (down[further] ?? 0))
    }
  }
  for (let arc = start; arc < end; arc += 1) arcTo[higher[arc] ?? 0] = NONE
}

const addStates = (
  hierarchy: GrowingHierarchy,
  states: Int32Array,
  { first, higher }: Arcs,
  { up, down, upThrough, downThrough }: ArcCosts,
): void => {
  const isArcNeeded = (cost: number, through: number): boolean => through !== OMITTED && cost < UNREACHED
  for (const [lower, state] of states.entries()) {
    for (let arc = first[lower] ?? 0; arc < (first[lower + 1] ?? 0); arc += 1) {
      const other = states[higher[arc] ?? 0] ?? 0
      const [costUp, costDown, throughUp, throughDown] = [
        up[arc] ?? 0,
        down[arc] ?? 0,
        upThrough[arc] ?? 0,
        downThrough[arc] ?? 0,
      ]
      if (isArcNeeded(costUp, throughUp)) hierarchy.addUp(other, costUp, throughUp)
      if (isArcNeeded(costDown, throughDown)) hierarchy.addDown(other, costDown, throughDown)
    }
    hierarchy.addState(state)
  }
}

const NONE = -1

/** In the place of what an arc leads through. */
const OMITTED = -(2 ** 31)
