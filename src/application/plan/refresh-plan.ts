import { refreshingAlert } from '../../domain/alert'
import type { AlertBoard } from '../alert'
import type { ReloadPlan } from './reload-plan'

export type RefreshPlanPorts = {
  readonly reload: ReloadPlan
  readonly alerts: Pick<AlertBoard, 'show' | 'dismiss'>
}

export type RefreshPlan = () => Promise<void>

/** The plan read again because somebody asked for it, who is told that it runs (§8). */
export const refreshPlan =
  ({ reload, alerts }: RefreshPlanPorts): RefreshPlan =>
  async () => {
    const waiting = alerts.show(refreshingAlert)
    await reload()
    alerts.dismiss(waiting)
  }
