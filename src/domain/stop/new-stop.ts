import type { Stop, StopFacts, StopId } from './stop'
import { unplannedOn } from './unplanned'

/** What an operator or a file says of a stop that is not there yet. */
export type StopDraft = Omit<StopFacts, keyof StopBirth | 'optimizedIndex' | 'isVisible' | 'flags'>

/** What only the one who makes the stop can give: two names for it, and the moment. */
export type StopBirth = { readonly id: StopId; readonly shortId: string; readonly createdAt: string }

/** §4: a stop begins unplanned, unoptimised, without a number and with every flag false. */
export const newStop = (draft: StopDraft, birth: StopBirth): Stop => ({
  ...draft,
  ...birth,
  optimizedIndex: undefined,
  isVisible: true,
  flags: noFlags,
  ...unplannedOn(draft.requestedDay),
})

const noFlags: Stop['flags'] = {
  isOptimized: false,
  isCompleted: false,
  isScannedIn: false,
  isScannedOut: false,
  isEtaUpdated: false,
  isPromiseChecked: false,
  isPositionCorrected: false,
}
