import type * as E from 'fp-ts/Either'
import { refreshingAlert } from '../../domain/alert'
import type { CallFailure } from '../../domain/failure'
import type { AlertActions } from '../alert'
import type { ReloadPlan } from './reload-plan'

export type RefreshPlanPorts = {
  readonly reload: ReloadPlan
  readonly alerts: Pick<AlertActions, 'show' | 'dismiss'>
}

export type RefreshPlan = () => Promise<E.Either<CallFailure, void>>

/** Reloads the plan for a user who requests it, and shows an alert meanwhile (§8). */
export const refreshPlan =
  ({ reload, alerts }: RefreshPlanPorts): RefreshPlan =>
  async () => {
    const alertId = alerts.show(refreshingAlert)
    const result = await reload()
    alerts.dismiss(alertId)
    return result
  }
