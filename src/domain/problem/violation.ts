import type { StopId } from '../stop'
import type { Sums } from './proposed-plan'
import type { FixedPosition, VehicleId } from './route-problem'

/** The rules that an edited route may break, and by how many seconds or how much load. */
export type Warning =
  | { readonly kind: 'late'; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'early'; readonly stop: StopId; readonly by: number }
  | { readonly kind: 'over capacity'; readonly dimension: number; readonly by: number }
  | { readonly kind: 'before hours'; readonly by: number }
  | { readonly kind: 'after hours'; readonly by: number }

/** The violations of a solver's plan, beside the warnings. Where `to` is undefined, it is about the return. */
export type Fault =
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

/** All violations that `verifyPlan` can find. */
export type Violation = Fault | (Warning & { readonly vehicle: VehicleId })
