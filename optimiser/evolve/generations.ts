import {
  descend,
  penalisedCost,
  insertCheapest,
  loadLayout,
  scalePenalties,
  type Layout,
  type WorkingRoutes,
} from '../descent'
import { adoptLayout } from '../anneal'
import { crossOver, type Child } from '../crossover'
import { shuffle } from '../random'
import {
  addToPopulation,
  createIndividual,
  isFeasible,
  emptyPopulation,
  selectParents,
  type Individual,
} from '../population'
import type { Search } from '../search'
import { adjustPenalties, emptyChildStats } from './adjust-penalties'

/** After this many children in a row without a new best plan, this population ends. */
const MAX_FRUITLESS = 5000
/** How often a child that breaks limits is improved once more with higher penalties, and how much higher these are. */
const REPAIR_RATE = 0.5
const REPAIR_FACTOR = 10

/**
 * Crosses plans in pairs, exchanging routes of up to `maxExchanged` stops, until it finds nothing better. A child
 * that keeps all limits and is cheaper than the best becomes the plan of the search.
 */
export const runGenerations = function* (
  search: Search,
  workingRoutes: WorkingRoutes,
  seeds: ReadonlyArray<Layout>,
  maxExchanged: number,
): Generator<void, void, void> {
  const { random, nearest } = search
  const population = emptyPopulation(workingRoutes.isTwoWay)
  const childStats = emptyChildStats()
  let best = Infinity
  let fruitlessCount = 0
  const addIndividual = (individual: Individual): void => {
    addToPopulation(population, individual, workingRoutes)
    if (!isFeasible(individual) || individual.metres >= best) return
    best = individual.metres
    fruitlessCount = 0
    adoptLayout(search, individual)
  }
  for (const seed of seeds)
    if (seed.firstIndex.length <= workingRoutes.vehicles + 1) {
      loadLayout(workingRoutes, seed)
      addIndividual(createIndividual(workingRoutes, false))
    }
  for (; fruitlessCount < MAX_FRUITLESS; fruitlessCount += 1) {
    const parents = selectParents(population, workingRoutes, random)
    if (parents === undefined) return
    loadCheaperChild(search, workingRoutes, crossOver(parents, nearest, random, maxExchanged))
    yield
    yield* descend(workingRoutes, random)
    const child = createIndividual(workingRoutes, true)
    adjustPenalties(workingRoutes, childStats, child)
    addIndividual(child)
    if (!isFeasible(child) && random.fraction() < REPAIR_RATE) {
      loadForRepair(workingRoutes, child)
      yield* descend(workingRoutes, random)
      scalePenalties(workingRoutes, 1 / REPAIR_FACTOR, 1 / REPAIR_FACTOR)
      const repaired = createIndividual(workingRoutes, true)
      if (isFeasible(repaired)) addIndividual(repaired)
    }
  }
}

/** Loads the child with higher penalties. Routes without penalty get one origin, since no move helps between them. */
const loadForRepair = (workingRoutes: WorkingRoutes, individual: Individual): void => {
  scalePenalties(workingRoutes, REPAIR_FACTOR, REPAIR_FACTOR)
  loadLayout(workingRoutes, individual)
  for (let vehicle = 0; vehicle < workingRoutes.vehicles; vehicle += 1)
    workingRoutes.origin[vehicle] = (workingRoutes.penalty[vehicle] ?? 0) > 0 ? 0 : 1
}

/** Loads the cheaper of two children into the working routes. */
const loadCheaperChild = (
  { random }: Search,
  workingRoutes: WorkingRoutes,
  [first, second]: readonly [Child, Child],
): void => {
  loadChild(workingRoutes, first, random)
  const cost = penalisedCost(workingRoutes)
  loadChild(workingRoutes, second, random)
  if (cost <= penalisedCost(workingRoutes)) loadChild(workingRoutes, first, random)
}

const loadChild = (workingRoutes: WorkingRoutes, child: Child, random: Search['random']): void => {
  loadLayout(workingRoutes, child)
  const unassigned = Int32Array.from(child.unassigned)
  shuffle(unassigned, unassigned.length, random)
  for (const stop of unassigned) insertCheapest(workingRoutes, stop)
}
