import { NONE, type Sketch } from './working-routes'

/** Computes everything that is known of a vehicle's route again, after its links have changed. */
export const measure = (sketch: Sketch, vehicle: number): void => {
  const { stops, vehicles, count, load, late, fine } = sketch
  const start = stops + vehicle
  const end = start + vehicles
  measureWay(sketch, vehicle, start, end)
  if (sketch.isTimed) {
    measureHeads(sketch, start, end)
    measureTails(sketch, start, end)
  }
  load[vehicle] = sketch.headLoad[end] ?? 0
  late[vehicle] = sketch.headLate[end] ?? 0
  fine[vehicle] = fineOf(sketch, load[vehicle] ?? 0, late[vehicle] ?? 0)
  sketch.changed[vehicle] = sketch.changes
  if (count[vehicle] === 0 && sketch.idle === NONE) sketch.idle = vehicle
  else if (count[vehicle] !== 0 && sketch.idle === vehicle) sketch.idle = count.indexOf(0)
}

export const fineOf = ({ capacity, loadFine, lateFine }: Sketch, load: number, late: number): number =>
  (load > capacity ? (load - capacity) * loadFine : 0) + late * lateFine

const measureWay = (sketch: Sketch, vehicle: number, start: number, end: number): void => {
  const { calls, metres, next, tourOf, spot, leg, headLoad, headWay, headBack, amount } = sketch
  let [load, way, back, count] = [0, 0, 0, 0]
  tourOf[start] = vehicle
  headLoad[start] = 0
  headWay[start] = 0
  headBack[start] = 0
  spot[start] = 0
  let call = start
  while (call !== end) {
    const after = next[call] ?? 0
    const drive = metres[call * calls + after] ?? 0
    leg[call] = drive
    way += drive
    back += metres[after * calls + call] ?? 0
    load += amount[after] ?? 0
    count += 1
    headLoad[after] = load
    headWay[after] = way
    headBack[after] = back
    spot[after] = count
    tourOf[after] = vehicle
    call = after
  }
  sketch.count[vehicle] = count - 1
  sketch.way[vehicle] = way
}

/**
 * A stop that is reached too late counts as served in time from there on, and the
 * lateness is added up: it is a penalty once.
 */
const measureHeads = (sketch: Sketch, start: number, end: number): void => {
  const { calls, seconds, next, open, close, service, headDone, headLate } = sketch
  let done = open[start] ?? 0
  let late = 0
  let call = start
  headDone[start] = done
  headLate[start] = 0
  while (call !== end) {
    const after = next[call] ?? 0
    done = Math.max(done + (seconds[call * calls + after] ?? 0), open[after] ?? 0)
    const due = close[after] ?? 0
    if (done > due) {
      late += done - due
      done = due
    }
    done += service[after] ?? 0
    headDone[after] = done
    headLate[after] = late
    call = after
  }
}

const measureTails = (sketch: Sketch, start: number, end: number): void => {
  const { calls, seconds, prev, open, close, service, tailLast, tailLate } = sketch
  let last = close[end] ?? 0
  let late = 0
  let call = end
  tailLast[end] = last
  tailLate[end] = 0
  while (call !== start) {
    const before = prev[call] ?? 0
    last = Math.min(last - (service[before] ?? 0) - (seconds[before * calls + call] ?? 0), close[before] ?? 0)
    const earliest = open[before] ?? 0
    if (last < earliest) {
      late += earliest - last
      last = earliest
    }
    tailLast[before] = last
    tailLate[before] = late
    call = before
  }
}
