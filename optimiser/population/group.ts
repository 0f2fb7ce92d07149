import type { Penalties } from '../descent'
import { removeDistance, hasTwin, meanNearestDistance } from './distance'
import type { Individual } from './individual'

/** Individuals that compete: those that keep all limits, or those that do not. */
export type Group = Individual[]

/** A group is thinned down to this many, once it has so many more. */
const MIN_SIZE = 25
const EXTRA_SIZE = 40
/** So many of the cheapest count as better than any that is only different from the others. */
const ELITE = 4

const penalisedCostOf = ({ metres, overload, late }: Individual, { loadPenalty, latePenalty }: Penalties): number =>
  metres + overload * loadPenalty + late * latePenalty

/** Computes the rank of each again, from its cost and its difference from others (Vidal and others 2012). */
export const rankGroup = (group: Group, penalties: Penalties): void => {
  const maxRank = Math.max(1, group.length - 1)
  const diversityWeight = group.length > ELITE ? 1 - ELITE / group.length : 0
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

/** Removes the worst, once there are too many. */
export const removeWorst = (group: Group, penalties: Penalties): void => {
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
