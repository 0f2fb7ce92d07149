import type { Sketch } from './working-routes'

/**
 * By stop: what its removal costs, which is negative where it saves; and the places in another route where it is
 * cheapest to insert, as the calls that it would follow, the cheapest first.
 */
export type Places = { readonly left: Float64Array; readonly after: Int32Array; readonly cost: Float64Array }

/** With three places, one is always left that does not touch a given stop of that route. */
export const PLACES = 3

export const noPlaces = (stops: number): Places => ({
  left: new Float64Array(stops),
  after: new Int32Array(PLACES * stops),
  cost: new Float64Array(PLACES * stops),
})

/** Finds the cheapest places in the route `to` for all stops of the route `from`. */
export const findPlaces = (sketch: Sketch, places: Places, from: number, to: number): void => {
  const { stops, calls, metres, next, prev, leg } = sketch
  for (let stop = next[stops + from] ?? 0; stop < stops; stop = next[stop] ?? 0) {
    const before = prev[stop] ?? 0
    const gap = (leg[before] ?? 0) + (leg[stop] ?? 0)
    places.left[stop] = (metres[before * calls + (next[stop] ?? 0)] ?? 0) - gap
    places.cost.fill(Infinity, PLACES * stop, PLACES * (stop + 1))
    let call = stops + to
    do {
      const after = next[call] ?? 0
      const ways = (metres[call * calls + stop] ?? 0) + (metres[stop * calls + after] ?? 0)
      note(places, stop, call, ways - (leg[call] ?? 0))
      call = after
    } while (call < stops)
  }
}

const note = ({ after, cost }: Places, stop: number, call: number, longer: number): void => {
  const first = PLACES * stop
  let at = first + PLACES - 1
  if (longer >= (cost[at] ?? 0)) return
  for (; at > first && longer < (cost[at - 1] ?? 0); at -= 1) {
    cost[at] = cost[at - 1] ?? 0
    after[at] = after[at - 1] ?? 0
  }
  cost[at] = longer
  after[at] = call
}
