import type { TimedFrame, TimedStop } from '../../../src/domain/schedule/timed-route'

/** A stop so many minutes of drive from the depot, without a slot. */
export const timedStopAt = (minutes: number, changes: Partial<TimedStop> = {}): TimedStop => ({
  coordinates: { lat: 52, lng: 5 + minutes / 1000 },
  opensAt: -Infinity,
  closesAt: Infinity,
  serviceSeconds: 600,
  load: { type: 'Delivery', demand: [1] },
  ...changes,
})

/** From the depot and back, where work starts at 8:00. */
export const depotFrame: TimedFrame = {
  start: timedStopAt(0).coordinates,
  end: timedStopAt(0).coordinates,
  startsWorkAt: 8 * 3600,
  loadingSeconds: 1200,
  capacity: [2],
}
