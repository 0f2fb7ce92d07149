import { DEPOT, type Individual } from './individual'

/**
 * The share of all neighbours (the stop before and the stop after) that differ between two plans. Where a route costs
 * the same in both directions, before and after count as the same.
 */
export const apartOf = (one: Individual, other: Individual, isTwoWay: boolean): number =>
  isTwoWay ? apartTwoWay(one, other) : apartOneWay(one, other)

/** Where two stops follow each other in both plans, each of them has a neighbour in common; at the depot only one has. */
const apartOneWay = (one: Individual, other: Individual): number => {
  const stops = one.order.length
  let same = 0
  for (let stop = 0; stop < stops; stop += 1) if (one.after[stop] === other.after[stop]) same += 2
  for (let route = 0; route < one.routes; route += 1) {
    const last = one.order[(one.first[route + 1] ?? 0) - 1] ?? 0
    const first = one.order[one.first[route] ?? 0] ?? 0
    if (other.after[last] === DEPOT) same -= 1
    if (other.before[first] === DEPOT) same += 1
  }
  return (2 * stops - same) / (2 * stops)
}

const apartTwoWay = (one: Individual, other: Individual): number => {
  const stops = one.order.length
  let broken = 0
  for (let stop = 0; stop < stops; stop += 1) {
    const after = one.after[stop] ?? 0
    const before = one.before[stop] ?? 0
    const otherAfter = other.after[stop] ?? 0
    const otherBefore = other.before[stop] ?? 0
    if (after !== otherAfter && after !== otherBefore) broken += 1
    if (before !== otherBefore && before !== otherAfter) broken += 1
  }
  return broken / (2 * stops)
}

/** Notes how far apart two individuals are. */
export const meet = (one: Individual, other: Individual, apart: number): void => {
  let at = one.apart.length
  while (at > 0 && (one.apart[at - 1] ?? 0) > apart) at -= 1
  one.apart.splice(at, 0, apart)
  one.others.splice(at, 0, other)
}

export const forget = (one: Individual, other: Individual): void => {
  const at = one.others.indexOf(other)
  one.apart.splice(at, 1)
  one.others.splice(at, 1)
}

/** How many of the most similar individuals count. */
const CLOSE = 5

/** The mean distance of an individual to those it is most similar to. */
export const lonelinessOf = ({ apart }: Individual): number => {
  const close = Math.min(CLOSE, apart.length)
  let sum = 0
  for (let at = 0; at < close; at += 1) sum += apart[at] ?? 0
  return close === 0 ? 1 : sum / close
}

/** Two individuals closer than this are the same. */
const SAME = 1e-9

export const hasTwin = ({ apart }: Individual): boolean => (apart[0] ?? 1) < SAME

export const areTwins = (one: Individual, other: Individual): boolean =>
  one === other || (hasTwin(one) && (one.apart[one.others.indexOf(other)] ?? 1) < SAME)
