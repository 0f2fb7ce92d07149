import {
  descend,
  penalisedCost,
  insertCheapest,
  resetSizes,
  takeCheapestSizes,
  loadRouteLists,
  scalePenalties,
  type RouteLists,
  type PenalisedRoutes,
} from '../descent'
import { adoptRouteLists, routeListsOf } from '../anneal'
import { assignVehicles, crossOver, type Child } from './cross-over'
import { shuffle } from '../random'
import { addToPopulation, emptyPopulation, selectParents } from './population'
import { createIndividual, isFeasible, type Individual } from './individual'
import type { Instance } from '../instance'
import type { Search } from '../search'
import type { RoutePool } from './route-pool'
import { combinePooledRoutes, poolPenalisedRoutes } from './pooled-routes'

/** After this many children in a row without a new best plan, this population ends. */
const MAX_CHILDREN_SINCE_BEST = 5000
/** How often a child that breaks limits is improved once more with higher penalties, and how much higher these are. */
const REPAIR_RATE = 0.5
const REPAIR_FACTOR = 10

/**
 * Crosses plans in pairs, exchanging routes of up to `maxExchanged` stops, until it finds nothing better. A child
 * that keeps all limits and is cheaper than the best becomes the plan of the search.
 */
export const runGenerations = function* (
  search: Search,
  penalisedRoutes: PenalisedRoutes,
  seeds: ReadonlyArray<RouteLists>,
  maxExchanged: number,
  pool: RoutePool,
): Generator<void, void, void> {
  const { random, nearest } = search
  const population = emptyPopulation(penalisedRoutes.isTwoWay)
  const childStats = emptyChildStats()
  let best = Infinity
  let bestIndividual: Individual | undefined
  let childCount = 0
  let childrenSinceBest = 0
  const addIndividual = (candidate: Individual): void => {
    poolPenalisedRoutes(pool, penalisedRoutes)
    const individual =
      isRelaxed(search.instance) && isFeasible(candidate) ? adopt(search, penalisedRoutes, candidate) : candidate
    addToPopulation(population, individual, penalisedRoutes)
    if (!isFeasible(individual) || individual.cost >= best) return
    best = individual.cost
    bestIndividual = individual
    childrenSinceBest = 0
    if (individual === candidate) adoptRouteLists(search, individual, penalisedRoutes.vehicles)
  }
  for (const seed of seeds) {
    loadRouteLists(penalisedRoutes, seed)
    addIndividual(createIndividual(penalisedRoutes, false))
  }
  for (; childrenSinceBest < MAX_CHILDREN_SINCE_BEST; childrenSinceBest += 1) {
    const parents = selectParents(population, penalisedRoutes, random)
    if (parents === undefined) return
    childCount += 1
    if (bestIndividual !== undefined && childCount % COMBINE_EVERY === 1)
      loadChild(penalisedRoutes, combinePooledRoutes(pool, bestIndividual, penalisedRoutes, random), random)
    else loadCheaperChild(search, penalisedRoutes, crossOver(parents, nearest, random, maxExchanged))
    yield
    yield* descend(penalisedRoutes, random)
    const child = createIndividual(penalisedRoutes, true)
    adjustPenalties(penalisedRoutes, childStats, child)
    addIndividual(child)
    if (!isFeasible(child) && random.fraction() < REPAIR_RATE) {
      loadForRepair(penalisedRoutes, child)
      yield* descend(penalisedRoutes, random)
      scalePenalties(penalisedRoutes, 1 / REPAIR_FACTOR, 1 / REPAIR_FACTOR)
      const repaired = createIndividual(penalisedRoutes, true)
      if (isFeasible(repaired)) addIndividual(repaired)
    }
  }
}

/** One child of this many is made of routes of the pool. */
const COMBINE_EVERY = 50

/** Whether the penalised routes ignore a rule: the order of loads, or fixed positions. */
const isRelaxed = ({ loadDependsOnOrder, hasFixedPositions }: Instance): boolean =>
  loadDependsOnOrder || hasFixedPositions

/** Makes an individual the plan of the search by all rules, and returns it as these rules leave it. */
const adopt = (search: Search, penalisedRoutes: PenalisedRoutes, individual: Individual): Individual => {
  adoptRouteLists(search, individual, penalisedRoutes.vehicles)
  const lists = routeListsOf(search.accepted, penalisedRoutes.vehicles)
  loadRouteLists(penalisedRoutes, lists)
  const cost = search.accepted.total / penalisedRoutes.unitCost
  return { ...createIndividual(penalisedRoutes, individual.isLocalOptimum), overload: 0, late: 0, cost }
}

/** Loads the child with higher penalties. Routes without penalty get one origin, since no move helps between them. */
const loadForRepair = (penalisedRoutes: PenalisedRoutes, individual: Individual): void => {
  scalePenalties(penalisedRoutes, REPAIR_FACTOR, REPAIR_FACTOR)
  loadRouteLists(penalisedRoutes, individual)
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1)
    penalisedRoutes.origin[vehicle] = (penalisedRoutes.penalty[vehicle] ?? 0) > 0 ? 0 : 1
}

/** Loads the cheaper of two children into the penalised routes. */
const loadCheaperChild = (
  { random }: Search,
  penalisedRoutes: PenalisedRoutes,
  [first, second]: readonly [Child, Child],
): void => {
  loadChild(penalisedRoutes, first, random)
  const cost = penalisedCost(penalisedRoutes)
  loadChild(penalisedRoutes, second, random)
  if (cost <= penalisedCost(penalisedRoutes)) loadChild(penalisedRoutes, first, random)
}

const loadChild = (penalisedRoutes: PenalisedRoutes, child: Child, random: Search['random']): void => {
  resetSizes(penalisedRoutes)
  loadRouteLists(penalisedRoutes, assignVehicles(penalisedRoutes, child))
  takeCheapestSizes(penalisedRoutes)
  const unassigned = Int32Array.from(child.unassigned)
  shuffle(unassigned, unassigned.length, random)
  for (const stop of unassigned) insertCheapest(penalisedRoutes, stop)
}

/**
 * How many children were made since the penalties were last adjusted, and how many of
 * them were within capacity, and in time.
 */
export type ChildStats = { total: number; withinCapacity: number; inTime: number }

export const emptyChildStats = (): ChildStats => ({ total: 0, withinCapacity: 0, inTime: 0 })

/** How many children are made between two adjustments of the penalties. */
const ADJUST_EVERY = 30
/**
 * The share of the children that should keep a limit, the tolerated deviation, and the deviation that counts as large.
 */
const TARGET_SHARE = 0.4
const TOLERANCE = 0.05
const LARGE_DEVIATION = 0.3

/** Raises the penalty of a limit that too few children keep, and lowers it where too many do. */
export const adjustPenalties = (
  penalisedRoutes: PenalisedRoutes,
  stats: ChildStats,
  { overload, late }: Individual,
): void => {
  stats.total += 1
  if (overload === 0) stats.withinCapacity += 1
  if (late === 0) stats.inTime += 1
  if (stats.total < ADJUST_EVERY) return
  scalePenalties(
    penalisedRoutes,
    penaltyFactorFor(stats.withinCapacity / stats.total),
    penaltyFactorFor(stats.inTime / stats.total),
  )
  Object.assign(stats, emptyChildStats())
}

const penaltyFactorFor = (share: number): number => {
  if (share < TARGET_SHARE - LARGE_DEVIATION) return 1.5
  if (share < TARGET_SHARE - TOLERANCE) return 1.2
  return share > TARGET_SHARE + TOLERANCE ? 0.85 : 1
}
