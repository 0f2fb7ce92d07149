import type { Random } from '../random'
import type { Penalties } from '../descent'
import { isFeasible, type Individual, DEPOT } from './individual'

export type Population = {
  readonly feasible: Group
  readonly infeasible: Group
  /** whether a route costs the same in the other direction */
  readonly isTwoWay: boolean
}

export const emptyPopulation = (isTwoWay: boolean): Population => ({ feasible: [], infeasible: [], isTwoWay })

export const addToPopulation = (
  { feasible, infeasible, isTwoWay }: Population,
  individual: Individual,
  penalties: Penalties,
): void => {
  const group = isFeasible(individual) ? feasible : infeasible
  for (const member of group) {
    const distance = distanceBetween(individual, member, isTwoWay)
    recordDistance(individual, member, distance)
    recordDistance(member, individual, distance)
  }
  group.push(individual)
  removeWorst(group, penalties)
}

/** How often another second parent is drawn if both parents are the same. */
const MAX_TRIES = 10

/** Two parents of good rank; the same plan twice only if no other was found. */
export const selectParents = (
  population: Population,
  penalties: Penalties,
  random: Random,
): readonly [Individual, Individual] | undefined => {
  rankGroup(population.feasible, penalties)
  rankGroup(population.infeasible, penalties)
  const first = selectByTournament(population, random)
  let second = selectByTournament(population, random)
  if (first === undefined || second === undefined) return undefined
  for (let tries = 0; tries < MAX_TRIES && areSamePlan(first, second); tries += 1)
    second = selectByTournament(population, random) ?? second
  return [first, second]
}

/** Draws two at random, and returns the one of better rank. */
const selectByTournament = (population: Population, random: Random): Individual | undefined => {
  const first = drawMember(population, random)
  const second = drawMember(population, random)
  return first !== undefined && second !== undefined && second.rank < first.rank ? second : first
}

const drawMember = ({ feasible, infeasible }: Population, random: Random): Individual | undefined => {
  const index = random.integer(feasible.length + infeasible.length)
  return feasible[index] ?? infeasible[index - feasible.length]
}

/** Individuals that compete: those that keep all limits, or those that do not. */
type Group = Individual[]

/** A group is reduced to MIN_SIZE once it has more than EXTRA_SIZE above that. */
const MIN_SIZE = 25

const EXTRA_SIZE = 40

/** This many of the cheapest rank before any plan that is merely different from the others. */
const ELITE_SIZE = 4

const penalisedCostOf = ({ cost, overload, late }: Individual, { loadPenalty, latePenalty }: Penalties): number =>
  cost + overload * loadPenalty + late * latePenalty

/** Sets the rank of each from its cost and its difference from others (Vidal and others 2012). */
const rankGroup = (group: Group, penalties: Penalties): void => {
  const maxRank = Math.max(1, group.length - 1)
  const diversityWeight = group.length > ELITE_SIZE ? 1 - ELITE_SIZE / group.length : 0
  sortedBy(group, (individual) => penalisedCostOf(individual, penalties)).forEach((individual, index) => {
    individual.rank = index / maxRank
  })
  sortedBy(group, (individual) => -meanNearestDistance(individual)).forEach((individual, index) => {
    individual.rank += (diversityWeight * index) / maxRank
  })
}

const sortedBy = (group: Group, keyOf: (individual: Individual) => number): ReadonlyArray<Individual> =>
  group
    .map((individual) => ({ individual, key: keyOf(individual) }))
    .toSorted((first, second) => first.key - second.key)
    .map(({ individual }) => individual)

const removeWorst = (group: Group, penalties: Penalties): void => {
  if (group.length <= MIN_SIZE + EXTRA_SIZE) return
  while (group.length > MIN_SIZE) {
    rankGroup(group, penalties)
    const worst = group.reduce((individual, other) => (isWorse(other, individual) ? other : individual))
    group.splice(group.indexOf(worst), 1)
    for (const individual of group) removeDistance(individual, worst)
  }
}

const isWorse = (individual: Individual, other: Individual): boolean =>
  hasSamePlan(individual) === hasSamePlan(other) ? individual.rank > other.rank : hasSamePlan(individual)

/**
 * The share of all neighbours (the stop before and the stop after) that differ between two plans. Where a route costs
 * the same in both directions, before and after count as the same.
 */
export const distanceBetween = (individual: Individual, other: Individual, isTwoWay: boolean): number =>
  isTwoWay ? twoWayDistance(individual, other) : oneWayDistance(individual, other)

/**
 * Where two stops follow each other in both plans, each of them has a neighbour in common; at the depot only one has.
 */
const oneWayDistance = (individual: Individual, other: Individual): number => {
  const { after } = individual
  const otherAfter = other.after
  const stops = after.length
  let same = 0
  for (let stop = 0; stop < stops; stop += 1) if (after[stop] === otherAfter[stop]) same += 2
  for (let route = 0; route < individual.routeCount; route += 1) {
    const last = individual.order[(individual.firstIndex[route + 1] ?? 0) - 1] ?? 0
    const first = individual.order[individual.firstIndex[route] ?? 0] ?? 0
    if (otherAfter[last] === DEPOT) same -= 1
    if (other.before[first] === DEPOT) same += 1
  }
  return (2 * stops - same) / (2 * stops)
}

const twoWayDistance = (individual: Individual, other: Individual): number => {
  const stops = individual.after.length
  let different = 0
  for (let stop = 0; stop < stops; stop += 1) {
    const after = individual.after[stop] ?? 0
    const before = individual.before[stop] ?? 0
    const otherAfter = other.after[stop] ?? 0
    const otherBefore = other.before[stop] ?? 0
    if (after !== otherAfter && after !== otherBefore) different += 1
    if (before !== otherBefore && before !== otherAfter) different += 1
  }
  return different / (2 * stops)
}

/** Adds another individual to the neighbours, sorted by distance. */
const recordDistance = (individual: Individual, other: Individual, distance: number): void => {
  let index = individual.distances.length
  while (index > 0 && (individual.distances[index - 1] ?? 0) > distance) index -= 1
  individual.distances.splice(index, 0, distance)
  individual.neighbours.splice(index, 0, other)
}

const removeDistance = (individual: Individual, other: Individual): void => {
  const index = individual.neighbours.indexOf(other)
  individual.distances.splice(index, 1)
  individual.neighbours.splice(index, 1)
}

/** How many of the most similar individuals the mean counts. */
const NEAREST_COUNT = 5

/** The mean distance of an individual to those it is most similar to. */
const meanNearestDistance = ({ distances }: Individual): number => {
  const count = Math.min(NEAREST_COUNT, distances.length)
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += distances[index] ?? 0
  return count === 0 ? 1 : sum / count
}

/** Two individuals closer than this are the same plan. */
const SAME_PLAN_DISTANCE = 1e-9

const hasSamePlan = ({ distances }: Individual): boolean => (distances[0] ?? 1) < SAME_PLAN_DISTANCE

const areSamePlan = (individual: Individual, other: Individual): boolean =>
  individual === other ||
  (hasSamePlan(individual) && (individual.distances[individual.neighbours.indexOf(other)] ?? 1) < SAME_PLAN_DISTANCE)
