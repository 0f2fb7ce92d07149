import type { Search } from '../search'
import type { Facts, Nearest } from '../instance'

/** A route that may still be joined to another. */
type Chain = { readonly stops: ReadonlyArray<number>; readonly load: number }

/**
 * The savings algorithm (Clarke and Wright 1964): each stop has its own route at first, and two routes are joined where
 * that saves most, as long as load and hours allow it. For plain problems, in which any vehicle will do.
 */
export const savings = ({ facts, nearest, isStopped }: Known): ReadonlyArray<ReadonlyArray<number>> => {
  const chains: Chain[] = Array.from({ length: facts.stops }, (_, stop) => ({
    stops: [stop],
    load: facts.amount[stop] ?? 0,
  }))
  const pairs = bestPairs(facts, nearest, isStopped)
  for (let at = 0; at < pairs.length && !(at % LOOK === 0 && isStopped()); at += 1) {
    const pair = pairs[at] ?? 0
    const one = chains[Math.floor(pair / facts.stops)]
    const other = chains[pair % facts.stops]
    const joined = one === undefined || other === undefined ? undefined : join(facts, one, other, pair)
    for (const stop of joined?.stops ?? []) if (joined !== undefined) chains[stop] = joined
  }
  return [...new Set(chains)].map(({ stops }) => stops)
}

type Known = Pick<Search, 'facts' | 'nearest' | 'isStopped'>

/** How many pairs are tried between two looks at `isStopped`. */
const LOOK = 1024

/** Pairs of near stops, by what it saves to visit one right after the other, the most first. */
const bestPairs = (
  { stops, metres, place, places }: Facts,
  { each, list }: Nearest,
  isStopped: () => boolean,
): Float64Array => {
  const depot = place[stops] ?? 0
  const keys = new Float64Array(stops * each)
  for (let one = 0; one < stops && !isStopped(); one += 1) {
    const row = (place[one] ?? 0) * places
    const home = metres[row + depot] ?? 0
    for (let at = one * each; at < (one + 1) * each; at += 1) {
      const other = place[list[at] ?? 0] ?? 0
      const saved = home + (metres[depot * places + other] ?? 0) - (metres[row + other] ?? 0)
      keys[at] = -saved * keys.length + at
    }
  }
  keys.sort()
  for (let rank = 0; rank < keys.length; rank += 1) {
    const at = (((keys[rank] ?? 0) % keys.length) + keys.length) % keys.length
    keys[rank] = Math.floor(at / each) * stops + (list[at] ?? 0)
  }
  return keys
}

const join = (facts: Facts, one: Chain, other: Chain, pair: number): Chain | undefined => {
  const load = one.load + other.load
  if (one === other || load > (facts.capacity[0] ?? 0)) return undefined
  const [last, first] = [Math.floor(pair / facts.stops), pair % facts.stops]
  const head = facts.hasWindows || one.stops.at(-1) === last ? one.stops : one.stops.toReversed()
  const tail = facts.hasWindows || other.stops[0] === first ? other.stops : other.stops.toReversed()
  if (head.at(-1) !== last || tail[0] !== first) return undefined
  const stops = [...head, ...tail]
  return isInTime(facts, stops) ? { stops, load } : undefined
}

const isInTime = (facts: Facts, stops: ReadonlyArray<number>): boolean => {
  const { seconds, place, places, open, close, service } = facts
  let call = facts.stops
  let done = open[call] ?? 0
  for (const stop of [...stops, facts.stops + facts.vehicles]) {
    done = Math.max(done + (seconds[(place[call] ?? 0) * places + (place[stop] ?? 0)] ?? 0), open[stop] ?? 0)
    if (done > (close[stop] ?? 0)) return false
    done += service[stop] ?? 0
    call = stop
  }
  return true
}
