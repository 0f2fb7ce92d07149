import { reaction } from 'mobx'
import type { Clock } from '../../application/alert'
import type { NetworkStatus, Unsubscribe } from '../../application/gateway'
import type { ColleagueServices } from '../../application/colleague'
import type { ConnectionStore, KeepConnected } from '../../application/connection'
import type { DriversStore } from '../../application/driver'
import { emptyHistoryState, type HistoryStore } from '../../application/history'
import type { JobStorage, OptimisationStore, ResumeJob } from '../../application/optimisation'
import {
  initialMapState,
  type LeaveMissingRoute,
  type MapStore,
  type RestoreMapView,
  type UpdateMapView,
} from '../../application/map'
import type { MoveFacade } from '../../application/move'
import { projectIdOf, type PlanState, type PlanStore } from '../../application/plan'
import type { ProjectsStore } from '../../application/project'
import type { SelectionFacade } from '../../application/selection'
import type { OtherTabs, SessionStore } from '../../application/session'
import type { ListStateStore, CarriersStore, UploadStore } from '../../application/stop'
import type { ToastActions, ToastStore } from '../../application/toast'
import { ALL_DAYS } from '../../domain/calendar'
import { isDayMissing, mapMessage } from '../../domain/map'
import type { ProjectId } from '../../domain/project'
import { signedOut } from '../../domain/session'
import { scheduleExpiry } from './create-auth'

type ReactionPorts = {
  readonly colleague: Pick<ColleagueServices, 'noticeChange' | 'clear'>
  readonly toasts: Pick<ToastStore, 'nextExpiry'>
  readonly toastActions: Pick<ToastActions, 'expire' | 'dismiss' | 'forget'>
  readonly clock: Clock
  readonly session: Pick<SessionStore, 'user' | 'set'>
  readonly otherTabs: OtherTabs
  readonly plan: Pick<PlanStore, 'value' | 'open' | 'plan' | 'project' | 'set'>
  readonly projects: Pick<ProjectsStore, 'set'>
  readonly drivers: Pick<DriversStore, 'set'>
  readonly carriers: Pick<CarriersStore, 'set'>
  readonly upload: Pick<UploadStore, 'set'>
  readonly listState: Pick<ListStateStore, 'set'>
  readonly history: Pick<HistoryStore, 'set'>
  readonly selection: Pick<SelectionFacade, 'clear'>
  readonly move: Pick<
    MoveFacade,
    'closeDialog' | 'refreshDialog' | 'cancelDrag' | 'checkDrag' | 'sendPending' | 'cancelPending' | 'clearConflicts'
  >
  readonly map: Pick<MapStore, 'value' | 'set'>
  readonly updateMapView: UpdateMapView
  readonly leaveMissingRoute: LeaveMissingRoute
  readonly restoreMapView: RestoreMapView
  readonly keepConnected: KeepConnected
  readonly resumeJob: ResumeJob
  readonly optimisation: Pick<OptimisationStore, 'value' | 'proposal'>
  readonly declineAffectedRoutes: () => void
  readonly jobStorage: Pick<JobStorage, 'clear'>
  readonly connection: Pick<ConnectionStore, 'value' | 'set'>
  readonly network: NetworkStatus
}

/** Starts the reactions: what happens because a store, the network or another tab has changed. */
export const startReactions = (ports: ReactionPorts): void => {
  scheduleExpiry(ports.clock, () => ports.toasts.nextExpiry, ports.toastActions.expire)
  clearOnUserChange(ports)
  followOtherTabs(ports)
  resetMapOnProjectChange(ports)
  leaveRouteOnPlanChange(ports)
  followOpenProject(ports)
  followNetwork(ports)
  noticeChanges(ports)
}

/** §4, §8: clears what the last user had open; a user who logs in gets the map of the cookies. */
const clearOnUserChange = (ports: ReactionPorts): void => {
  const { session, plan, projects, drivers, carriers, upload, listState, map, restoreMapView, jobStorage, move } = ports
  reaction(
    () => session.user?.apiKey,
    (key) => {
      // The server takes nothing from a user who is signed out.
      move.cancelPending()
      plan.set({ kind: 'closed' })
      for (const list of [projects, drivers]) list.set({ kind: 'loading' })
      for (const store of [carriers, upload, listState]) store.set(undefined)
      if (key === undefined) {
        map.set(initialMapState)
        jobStorage.clear()
      } else restoreMapView()
    },
    { fireImmediately: true },
  )
}

/** A log-out in another tab ends the session here too; that tab has cleared the storage. */
const followOtherTabs = ({ otherTabs, session }: ReactionPorts): void => {
  otherTabs.onSignedOut(() => session.set({ ...signedOut }))
}

/** §4: another project starts with the whole map; the same project keeps its view, except a day that its plan lacks. */
const resetMapOnProjectChange = ({ plan, map, updateMapView }: ReactionPorts): void => {
  reaction(
    () => plan.project,
    (project) => {
      if (project === undefined) return map.set(initialMapState)
      updateMapView(mapMessage('refreshMap', { projectId: project.id, projectName: project.name }))
      if (plan.plan !== undefined && isDayMissing(map.value.view, plan.plan))
        updateMapView(mapMessage('showRouteDay', { routeDay: ALL_DAYS }))
    },
    { equals: (previous, next) => previous?.id === next?.id },
  )
}

/** §4: where the route in view is gone, the whole view below it shows, and not the place where the route was. */
const leaveRouteOnPlanChange = ({ plan, optimisation, leaveMissingRoute }: ReactionPorts): void => {
  reaction(
    () => optimisation.proposal ?? plan.plan,
    (visiblePlan) => {
      if (visiblePlan !== undefined) leaveMissingRoute(visiblePlan)
    },
  )
}

/** Follows the open project and its versions; clears the toast, the history, the selection and the job of the previous one. */
const followOpenProject = (ports: ReactionPorts): void => {
  const { plan, toastActions, history, selection, move, resumeJob, keepConnected, colleague } = ports
  let unsubscribe: Unsubscribe = () => undefined
  reaction(
    () => followedProjectId(plan.value),
    (projectId) => {
      unsubscribe()
      toastActions.forget()
      toastActions.dismiss()
      colleague.clear()
      history.set(emptyHistoryState)
      selection.clear()
      move.closeDialog()
      move.cancelDrag()
      move.clearConflicts()
      move.sendPending()
      resumeJob(projectId)
      unsubscribe = projectId === undefined ? () => undefined : keepConnected(projectId)
    },
  )
  reaction(() => plan.plan, move.checkDrag)
}

/** A project that the server does not have is not followed. */
const followedProjectId = (state: PlanState): ProjectId | undefined =>
  state.kind === 'failed' && state.isProjectMissing ? undefined : projectIdOf(state)

/** Marks what a new version of the open project changes, and which routes of a proposal that affects. */
const noticeChanges = ({ plan, colleague, optimisation, declineAffectedRoutes, move }: ReactionPorts): void => {
  reaction(
    () => plan.open,
    (after, before) => {
      if (after === undefined || after.project.id !== before?.project.id) return
      colleague.noticeChange(before, after)
      declineAffectedRoutes()
      if (after.version !== before.version) void move.refreshDialog()
    },
  )
  reaction(() => optimisation.value.phase.kind, declineAffectedRoutes)
}

const followNetwork = ({ network, connection }: ReactionPorts): void => {
  const setOnline = (isOnline: boolean): void => connection.set({ ...connection.value, isOnline })
  setOnline(network.isOnline())
  network.onChange(setOnline)
}
