import type { Fines } from '../descent'
import { forget, hasTwin, lonelinessOf } from './distance'
import type { Individual } from './individual'

/** Individuals that compete: those that keep all limits, or those that do not. */
export type Group = Individual[]

/** A group is thinned down to this many, once it has so many more. */
const LEAST = 25
const MORE = 40
/** So many of the cheapest count as better than any that is only different from the others. */
const ELITE = 4

const costOf = ({ price, over, late }: Individual, { loadFine, lateFine }: Fines): number =>
  price + over * loadFine + late * lateFine

/** Computes the rank of each again, from its cost and its difference from others (Vidal and others 2012). */
export const rank = (group: Group, fines: Fines): void => {
  const most = Math.max(1, group.length - 1)
  const ofLikeness = group.length > ELITE ? 1 - ELITE / group.length : 0
  group
    .toSorted((one, other) => costOf(one, fines) - costOf(other, fines))
    .forEach((one, at) => {
      one.rank = at / most
    })
  group
    .toSorted((one, other) => lonelinessOf(other) - lonelinessOf(one))
    .forEach((one, at) => {
      one.rank += (ofLikeness * at) / most
    })
}

/** Removes the worst, once there are too many. */
export const thin = (group: Group, fines: Fines): void => {
  if (group.length <= LEAST + MORE) return
  while (group.length > LEAST) {
    rank(group, fines)
    const worst = group.reduce((one, other) => (isWorse(other, one) ? other : one))
    group.splice(group.indexOf(worst), 1)
    for (const one of group) forget(one, worst)
  }
}

const isWorse = (one: Individual, other: Individual): boolean =>
  hasTwin(one) === hasTwin(other) ? one.rank > other.rank : hasTwin(one)
