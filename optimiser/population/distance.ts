import { DEPOT, type Individual } from './individual'

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
  const stops = individual.after.length
  let same = 0
  for (let stop = 0; stop < stops; stop += 1) if (individual.after[stop] === other.after[stop]) same += 2
  for (let route = 0; route < individual.routeCount; route += 1) {
    const last = individual.order[(individual.firstIndex[route + 1] ?? 0) - 1] ?? 0
    const first = individual.order[individual.firstIndex[route] ?? 0] ?? 0
    if (other.after[last] === DEPOT) same -= 1
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
export const recordDistance = (individual: Individual, other: Individual, distance: number): void => {
  let index = individual.distances.length
  while (index > 0 && (individual.distances[index - 1] ?? 0) > distance) index -= 1
  individual.distances.splice(index, 0, distance)
  individual.neighbours.splice(index, 0, other)
}

export const removeDistance = (individual: Individual, other: Individual): void => {
  const index = individual.neighbours.indexOf(other)
  individual.distances.splice(index, 1)
  individual.neighbours.splice(index, 1)
}

/** How many of the most similar individuals the mean counts. */
const NEAREST_COUNT = 5

/** The mean distance of an individual to those it is most similar to. */
export const meanNearestDistance = ({ distances }: Individual): number => {
  const count = Math.min(NEAREST_COUNT, distances.length)
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += distances[index] ?? 0
  return count === 0 ? 1 : sum / count
}

/** Two individuals closer than this are the same. */
const TWIN_DISTANCE = 1e-9

export const hasTwin = ({ distances }: Individual): boolean => (distances[0] ?? 1) < TWIN_DISTANCE

export const areTwins = (individual: Individual, other: Individual): boolean =>
  individual === other ||
  (hasTwin(individual) && (individual.distances[individual.neighbours.indexOf(other)] ?? 1) < TWIN_DISTANCE)
