import type { Plan } from '../plan'
import { stopCount } from '../stop'
import type { Deed } from './change-summary'

/** Stops that came with a file. */
export const deedOfUpload = (before: Plan, after: Plan): Deed => ({
  deed: 'stops uploaded',
  stops: stopCount(after.stops) - stopCount(before.stops),
})
