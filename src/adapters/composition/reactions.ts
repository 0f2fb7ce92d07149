import { reaction } from 'mobx'
import type { Clock } from '../../application/alert'
import type { Connection, Leave } from '../../application/gateway'
import type { ConnectionStore, KeepUp } from '../../application/connection'
import type { DriversStore } from '../../application/driver'
import { nothingRead, type HistoryStore } from '../../application/history'
import type { JobKeeper, TurnToProject } from '../../application/optimisation'
import { untouched, type MapStore, type ResumeMap, type TellMap } from '../../application/map'
import { projectOf, type PlanState, type PlanStore } from '../../application/plan'
import type { ProjectsStore } from '../../application/project'
import type { Elsewhere, SessionStore } from '../../application/session'
import type { BrowsingStore, CarriersStore, UploadStore } from '../../application/stop'
import type { ToastBoard, ToastStore } from '../../application/toast'
import { ALL_DAYS } from '../../domain/calendar'
import { isDayMissing, mapMessage } from '../../domain/map'
import type { ProjectId } from '../../domain/project'
import { signedOut } from '../../domain/session'
import { expiring } from './expiry-timer'

type Reacting = {
  readonly toasts: Pick<ToastStore, 'nextExpiry'>
  readonly toastBoard: Pick<ToastBoard, 'expire' | 'dismiss'>
  readonly clock: Clock
  readonly session: Pick<SessionStore, 'user' | 'become'>
  readonly elsewhere: Elsewhere
  readonly plan: Pick<PlanStore, 'value' | 'plan' | 'project' | 'become'>
  readonly projects: Pick<ProjectsStore, 'become'>
  readonly drivers: Pick<DriversStore, 'become'>
  readonly carriers: Pick<CarriersStore, 'become'>
  readonly upload: Pick<UploadStore, 'become'>
  readonly browsing: Pick<BrowsingStore, 'become'>
  readonly history: Pick<HistoryStore, 'become'>
  readonly map: Pick<MapStore, 'value' | 'become'>
  readonly tellMap: TellMap
  readonly resumeMap: ResumeMap
  readonly keepUp: KeepUp
  readonly turnToProject: TurnToProject
  readonly jobKeeper: Pick<JobKeeper, 'forget'>
  readonly connection: Pick<ConnectionStore, 'value' | 'become'>
  readonly network: Connection
}

/** Everything that happens by itself because something else changed. */
export const wireReactions = (all: Reacting): void => {
  // Toasts clear by themselves, as alerts do.
  expiring(all.clock, () => all.toasts.nextExpiry, all.toastBoard.expire)
  forgetWhoWas(all)
  hearLogOutElsewhere(all)
  beginMapAnew(all)
  followProject(all)
  watchNetwork(all)
}

/** §4, §8: nothing of whoever was signed in stays for the next; whoever comes back finds the map as it was left. */
const forgetWhoWas = (all: Reacting): void => {
  const { session, plan, projects, drivers, carriers, upload, browsing, map, resumeMap, jobKeeper } = all
  reaction(
    () => session.user?.apiKey,
    (key) => {
      plan.become({ kind: 'closed' })
      for (const list of [projects, drivers]) list.become({ kind: 'loading' })
      for (const kept of [carriers, upload, browsing]) kept.become(undefined)
      if (key === undefined) {
        map.become(untouched)
        jobKeeper.forget()
      } else resumeMap()
    },
    { fireImmediately: true },
  )
}

/** Who logs out in another tab has logged out here, and has cleared already what is kept. */
const hearLogOutElsewhere = ({ elsewhere, session }: Reacting): void => {
  elsewhere.onSignedOut(() => session.become({ ...signedOut }))
}

/** §4: another project begins with the whole map; what was left of the same one stays, as far as it is still there. */
const beginMapAnew = ({ plan, map, tellMap }: Reacting): void => {
  reaction(
    () => plan.project,
    (project) => {
      if (project === undefined) return map.become(untouched)
      tellMap(mapMessage('refreshMap', { projectId: project.id, projectName: project.name }))
      if (plan.plan !== undefined && isDayMissing(map.value.view, plan.plan))
        tellMap(mapMessage('showRouteDay', { routeDay: ALL_DAYS }))
    },
    { equals: (one, other) => one?.id === other?.id },
  )
}

/** Whichever project is open is kept up with; toasts, history and job of the one before are let go. */
const followProject = ({ plan, toastBoard, history, turnToProject, keepUp }: Reacting): void => {
  let leave: Leave = () => undefined
  reaction(
    () => followed(plan.value),
    (projectId) => {
      leave()
      toastBoard.dismiss()
      history.become(nothingRead)
      turnToProject(projectId)
      leave = projectId === undefined ? () => undefined : keepUp(projectId)
    },
  )
}

/** A project that the server does not have says nothing. */
const followed = (state: PlanState): ProjectId | undefined =>
  state.kind === 'failed' && state.isUnknown ? undefined : projectOf(state)

const watchNetwork = ({ network, connection }: Reacting): void => {
  const become = (isOnline: boolean): void => connection.become({ ...connection.value, isOnline })
  become(network.isOnline())
  network.onChange(become)
}
