import type { AlertActions } from '../alert'
import type { CallServer, CookieStorage, UserStorage } from '../session'
import { applyServerChange, type ApplyServerChange, type DecodeChange } from './apply-server-change'
import { closePlan, openPlan, type ClosePlan, type ClosePlanPorts, type OpenProjectPlan } from './open-plan'
import { followPlan, type FollowPlan, type FollowPlanPorts } from './follow-plan'
import { PlanStore } from './plan-store'
import type { PlanGateways } from './plan-gateways'
import { readPlan } from './read-plan'
import { reloadPlan, refreshPlan, type ReloadPlan, type RefreshPlan } from './reload-plan'

type StopLists = PlanGateways['stops'] & { readonly document: PlanGateways['stops']['list'] }

export type PlanActionsPorts = {
  readonly projects: PlanGateways['projects']
  readonly stops: StopLists
  readonly decodeChange: DecodeChange
  readonly carriers: ClosePlanPorts['carriers']
  readonly alerts: Pick<AlertActions, 'show' | 'dismiss'>
  readonly userStorage: Pick<UserStorage, 'clear'>
  readonly cookies: CookieStorage
  readonly callServer: CallServer
  readonly colleagues: FollowPlanPorts['colleagues']
}

/** The open project and its actions, for screens. */
export type PlanFacade = {
  readonly store: Pick<PlanStore, 'value' | 'open' | 'plan' | 'project'>
  readonly open: OpenProjectPlan
  readonly reload: ReloadPlan
  readonly refresh: RefreshPlan
  readonly close: ClosePlan
}

export type PlanServices = PlanFacade & {
  readonly store: PlanStore
  readonly apply: ApplyServerChange
  readonly follow: FollowPlan
}

export const planActions = (ports: PlanActionsPorts): PlanServices => {
  const store = new PlanStore()
  const read = readPlan(ports)
  const reload = reloadPlan({ read, plan: store })
  const apply = applyServerChange({ ...ports, plan: store, reload })
  return {
    store,
    open: openPlan({ ...ports, read, plan: store }),
    reload,
    refresh: refreshPlan({ ...ports, reload: reloadPlan({ read: readDocuments(ports), plan: store }) }),
    close: closePlan({ ...ports, plan: store }),
    apply,
    follow: followPlan({ ...ports, apply }),
  }
}

/** A refresh reads every stop from the stops document, since the list of stops may come from a cache. */
const readDocuments = ({ projects, stops, callServer }: PlanActionsPorts): ReturnType<typeof readPlan> =>
  readPlan({ projects, stops: { list: stops.document }, callServer, stopsCall: 'load the stops document' })
