import type { LockTargets } from '../../src/domain/plan'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { MAX_UPLOADED_STOPS } from '../../src/domain/stop'
import { count, listOf, needed, record, words, yesOrNo } from '../shape'

/** Which stops and routes are to be locked, or unlocked. */
export type LockChange = LockTargets & { readonly locked: boolean }

const MOST_ROUTES = 1_000

export const lockChange = record<LockChange>('LockChange', {
  locked: needed('locked', yesOrNo(true)),
  stops: needed('stop_ids', listOf(words('stp_8k2f'), MAX_UPLOADED_STOPS)),
  routes: needed('route_indexes', listOf(count({ min: 0, max: MAX_ROUTE_INDEX }, 0), MOST_ROUTES)),
})
