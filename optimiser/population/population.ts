import type { Random } from '../random'
import type { Penalties } from '../descent'
import { distanceBetween, areTwins, recordDistance } from './distance'
import { rankGroup, removeWorst, type Group } from './group'
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
  for (const second of group) {
    const distance = distanceBetween(individual, second, isTwoWay)
    recordDistance(individual, second, distance)
    recordDistance(second, individual, distance)
  }
  group.push(individual)
  removeWorst(group, penalties)
}

/** How often another second parent is drawn, if the two are the same. */
const MAX_TRIES = 10

/** Two parents of good rank, which are the same only if no other was found. */
export const selectParents = (
  population: Population,
  penalties: Penalties,
  random: Random,
): readonly [Individual, Individual] | undefined => {
  rankGroup(population.feasible, penalties)
  rankGroup(population.infeasible, penalties)
  const first = tournament(population, random)
  let second = tournament(population, random)
  if (first === undefined || second === undefined) return undefined
  for (let tries = 0; tries < MAX_TRIES && areTwins(first, second); tries += 1)
    second = tournament(population, random) ?? second
  return [first, second]
}

/** Draws two at random, and returns the one of better rank. */
const tournament = (population: Population, random: Random): Individual | undefined => {
  const first = drawMember(population, random)
  const second = drawMember(population, random)
  return first !== undefined && second !== undefined && second.rank < first.rank ? second : first
}

const drawMember = ({ feasible, infeasible }: Population, random: Random): Individual | undefined => {
  const index = random.integer(feasible.length + infeasible.length)
  return feasible[index] ?? infeasible[index - feasible.length]
}
