import type { Random } from '../random'
import type { Penalties } from '../descent'
import { distanceBetween, areTwins, recordDistance, removeDistance, hasTwin, meanNearestDistance } from './distance'
import { isFeasible, type Individual } from './individual'

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
  for (let tries = 0; tries < MAX_TRIES && areTwins(first, second); tries += 1)
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
  group
    .toSorted((individual, other) => penalisedCostOf(individual, penalties) - penalisedCostOf(other, penalties))
    .forEach((individual, index) => {
      individual.rank = index / maxRank
    })
  group
    .toSorted((individual, other) => meanNearestDistance(other) - meanNearestDistance(individual))
    .forEach((individual, index) => {
      individual.rank += (diversityWeight * index) / maxRank
    })
}

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
  hasTwin(individual) === hasTwin(other) ? individual.rank > other.rank : hasTwin(individual)
