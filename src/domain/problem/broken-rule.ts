import type { StopId } from '../stop'
import type { Sums } from './proposed-plan'
import type { FixedPosition, VehicleId } from './route-problem'

/** A rule that a route may break after an edit by hand, and by how many seconds or trips or how much load. */
export type BrokenRouteRule =
  | { readonly kind: 'late'; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'early'; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'over capacity'; readonly dimension: number; readonly by: number }
  | { readonly kind: 'before hours'; readonly by: number }
  | { readonly kind: 'after hours'; readonly by: number }
  | { readonly kind: 'too many trips'; readonly by: number }

/** A rule that only the plan of a solver can break. Where `to` is undefined, it is about the return. */
export type BrokenPlanRule =
  | { readonly kind: 'unknown stop'; readonly stop: StopId }
  | { readonly kind: 'unknown vehicle'; readonly vehicle: VehicleId }
  | { readonly kind: 'vehicle twice'; readonly vehicle: VehicleId }
  | { readonly kind: 'stop twice'; readonly stop: StopId }
  | { readonly kind: 'stop missing'; readonly stop: StopId }
  | { readonly kind: 'not a time'; readonly vehicle: VehicleId }
  | { readonly kind: 'no road'; readonly vehicle: VehicleId; readonly to: StopId | undefined }
  | { readonly kind: 'too fast'; readonly vehicle: VehicleId; readonly to: StopId | undefined; readonly by: number }
  | { readonly kind: 'before arrival'; readonly vehicle: VehicleId; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'cut short'; readonly vehicle: VehicleId; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'not allowed'; readonly vehicle: VehicleId; readonly stop: StopId }
  | {
      readonly kind: 'fixed position ignored'
      readonly vehicle: VehicleId
      readonly stop: StopId
      readonly fixedPosition: FixedPosition
    }
  | { readonly kind: 'break'; readonly vehicle: VehicleId; readonly index: number; readonly fault: BreakFault }
  | { readonly kind: 'wrong sum'; readonly sum: keyof Sums; readonly claimed: number; readonly actual: number }

export type BreakFault =
  | 'not taken'
  | 'taken twice'
  | 'unknown'
  | 'outside its time'
  | 'too short'
  | 'during service'
  | 'during another'

/** Any rule that `verifyPlan` may find broken. */
export type BrokenRule = BrokenPlanRule | (BrokenRouteRule & { readonly vehicle: VehicleId })
