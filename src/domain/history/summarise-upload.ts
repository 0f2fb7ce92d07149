import type { Plan } from '../plan'
import { countStops } from '../stop'
import type { ChangeSummary } from './change-summary'

/** Stops that came with a file. */
export const summariseUpload = (before: Plan, after: Plan): ChangeSummary => ({
  kind: 'stops uploaded',
  stops: countStops(after.stops) - countStops(before.stops),
})
