import { mapMessage } from '../../domain/map'
import {
  findNearbyAddresses,
  lookUpAddress,
  type AddressGateway,
  type FindNearbyAddresses,
  type LookUpAddress,
} from '../address'
import type { AlertActions } from '../alert'
import type { UpdateMapView } from '../map'
import type { MoveStops } from '../move'
import { changeProject, type ApplyServerChange, type PlanStore, type ReloadPlan, type TrackEdit } from '../plan'
import type { RouteGateway } from '../route'
import type { CallServer, SessionStore } from '../session'
import { addStop, type AddStop } from './add-stop'
import type { Calendar, StopGateway } from './stop-ports'
import type { CarriersStore } from './carriers-store'
import { deleteStop, editStop, type DeleteStop, type EditStop } from './edit-stop'
import { ListStateStore, listStateOf } from './list-state-store'
import { loadCarriers, type LoadCarriers } from './load-carriers'
import {
  moveStopToDriverRoute,
  moveStopToRoute,
  type MoveStopToDriverRoute,
  type MoveStopToRoute,
} from './move-stop-to-route'
import { resequenceStop, type ResequenceStop, type StopUpdatePorts } from './resequence-stop'
import { UploadStore } from './upload-store'
import { uploadStops, type UploadStops } from './upload-stops'
import type { ProjectId } from '../../domain/project'
import { nextOrder, type StopColumn, type StopId } from '../../domain/stop'

export type StopActionsPorts = {
  readonly stops: StopGateway
  readonly routes: Pick<RouteGateway, 'carriers'>
  readonly addresses: AddressGateway
  readonly calendar: Calendar
  readonly carriers: CarriersStore
  readonly plan: PlanStore
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
  readonly updateMapView: UpdateMapView
  readonly moveStops: MoveStops
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertActions, 'show' | 'dismiss'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
}

/** The actions on stops, and what screens show of stops beside the plan. */
export type StopFacade = {
  readonly carriers: Pick<CarriersStore, 'value'>
  readonly loadCarriers: LoadCarriers
  readonly resequence: ResequenceStop
  readonly moveToRoute: MoveStopToRoute
  readonly moveToDriverRoute: MoveStopToDriverRoute
  readonly add: AddStop
  readonly edit: EditStop
  readonly remove: DeleteStop
  readonly uploadState: Pick<UploadStore, 'value'>
  readonly upload: UploadStops
  readonly listState: Pick<ListStateStore, 'value'>
  readonly listActions: ListActions
  readonly lookUpAddress: LookUpAddress
  readonly findNearbyAddresses: FindNearbyAddresses
  readonly now: Calendar['now']
}

export type StopServices = StopFacade & { readonly uploadState: UploadStore; readonly listState: ListStateStore }

export const stopActions = (ports: StopActionsPorts): StopServices => {
  const [uploadStore, listState] = [new UploadStore(), new ListStateStore()]
  const { carriers, session, updateMapView } = ports
  const stopUpdatePorts: StopUpdatePorts = {
    ...ports,
    headquarters: () => session.user?.coordinates,
    showOnMap: ({ facts: { id, coordinates } }) =>
      updateMapView(mapMessage('stopChangedRefresh', { stopId: id, lat: coordinates?.lat, lng: coordinates?.lng })),
  }
  return {
    carriers,
    loadCarriers: loadCarriers(ports),
    resequence: resequenceStop(stopUpdatePorts),
    moveToRoute: moveStopToRoute(stopUpdatePorts),
    moveToDriverRoute: moveStopToDriverRoute({ ...stopUpdatePorts, moveStops: ports.moveStops }),
    add: addStop({ ...ports, refreshMap: () => updateMapView(mapMessage('refreshMap')) }),
    edit: editStop({ ...ports, changeProject: changeProject(ports) }),
    remove: deleteStop({ ...ports, changeProject: changeProject(ports) }),
    uploadState: uploadStore,
    upload: uploadStops({ ...ports, uploadStore }),
    listState,
    listActions: listActions({ listState }),
    lookUpAddress: lookUpAddress(ports),
    findNearbyAddresses: findNearbyAddresses(lookUpAddress(ports)),
    now: ports.calendar.now,
  }
}

type ListActionsPorts = { readonly listState: Pick<ListStateStore, 'value' | 'set'> }

/** Search, order and page of the list of stops. They stay while a stop that was opened from the list is shown. */
type ListActions = {
  readonly search: (project: ProjectId, query: string) => void
  /** sorts by a column, in the other direction, or not at all */
  readonly sort: (project: ProjectId, column: StopColumn) => void
  readonly showPage: (project: ProjectId, page: number) => void
  /** undefined once the list is shown again */
  readonly open: (project: ProjectId, stop: StopId | undefined) => void
}

export const listActions = ({ listState }: ListActionsPorts): ListActions => ({
  // The result of another search or order starts on its first page.
  search: (project, query) =>
    listState.set({ ...listStateOf(listState, project), project, query, page: 1, openedStopId: undefined }),
  sort: (project, column) => {
    const state = listStateOf(listState, project)
    listState.set({ ...state, project, page: 1, order: nextOrder(state.order, column) })
  },
  showPage: (project, page) => listState.set({ ...listStateOf(listState, project), project, page }),
  open: (project, openedStopId) => listState.set({ ...listStateOf(listState, project), project, openedStopId }),
})
