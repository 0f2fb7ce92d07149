import type { Facts } from '../instance'

/** Breaks taken one after the other. */
export type Pauses = ReadonlyArray<number>

/** The state of a route that is being timed call by call. Changed in place, for speed. */
export type OnTheWay = { vehicle: number; call: number; done: number; time: number; last: number; late: number }

export const atHome = (): OnTheWay => ({ vehicle: 0, call: 0, done: 0, time: 0, last: 0, late: 0 })

/** Begins at a vehicle's start, with the earliest time to leave. */
export const setOut = ({ stops, close }: Facts, way: OnTheWay, vehicle: number, leaves: number): void => {
  way.vehicle = vehicle
  way.call = stops + vehicle
  way.done = leaves
  way.time = 0
  way.last = close[stops + vehicle] ?? 0
  way.late = 0
}

/** Drives to the next call, up to the arrival. */
export const drive = (facts: Facts, way: OnTheWay, next: number, pauses: Pauses | undefined): void => {
  const { seconds, place, places } = facts
  const leg = seconds[(place[way.call] ?? 0) * places + (place[next] ?? 0)] ?? 0
  if (pauses === undefined) {
    way.done += leg
    way.time += leg
  } else rest(facts, way, leg, pauses)
  way.call = next
}

/** Driving goes on before the breaks and after them. A break that begins too late makes the route impossible. */
const rest = (facts: Facts, way: OnTheWay, leg: number, pauses: Pauses): void => {
  let [over, sum] = [way.done, 0]
  for (const index of pauses) {
    const pause = facts.breaks[way.vehicle]?.[index]
    if (pause !== undefined) {
      const begins = Math.max(over, pause.from)
      if (begins > pause.to - pause.length) way.late = Infinity
      way.last = Math.min(way.last, pause.to - pause.length - way.time - sum)
      over = begins + pause.length
      sum += pause.length
    }
  }
  way.done = Math.max(over, way.done + leg + sum)
  way.time += leg + sum
}

/** With lateness, leaving later must not make it worse; without, it must not make this stop late. */
export const serve = ({ service }: Facts, way: OnTheWay, from: number, to: number): void => {
  const { done, time } = way
  const takes = service[way.call] ?? 0
  if (done > to) {
    way.late += done - to
    if (done - time < way.last) way.last = done - time
  } else if (to - time < way.last) way.last = to - time
  way.done = (done > from ? done : from) + takes
  way.time = time + takes
}
