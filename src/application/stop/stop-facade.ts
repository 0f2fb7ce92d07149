import type { LookUpAddress } from '../address'
import type { AddStop } from './add-stop'
import type { ListActions } from './list-actions'
import type { ListStateStore } from './list-state-store'
import type { CarriersStore } from './carriers-store'
import type { LoadCarriers } from './load-carriers'
import type { MoveStopToRoute } from './move-stop-to-route'
import type { ResequenceStop } from './resequence-stop'
import type { UploadStops } from './upload-stops'
import type { UploadStore } from './upload-store'

/** What the screens know of stops beside the plan, and may do with them. */
export type StopFacade = {
  readonly carriers: Pick<CarriersStore, 'value'>
  readonly loadCarriers: LoadCarriers
  readonly resequence: ResequenceStop
  readonly moveToRoute: MoveStopToRoute
  readonly add: AddStop
  readonly uploadState: Pick<UploadStore, 'value'>
  readonly upload: UploadStops
  readonly listState: Pick<ListStateStore, 'value'>
  readonly listActions: ListActions
  readonly lookUpAddress: LookUpAddress
}
