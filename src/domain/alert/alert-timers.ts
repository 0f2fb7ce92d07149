import type { AlertTimer, AlertId, Alerts, VisibleAlert } from './alerts'

/** An alert pauses while it has the pointer or focus, then runs for its remaining time. */
export const pauseAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  updateTimer(alerts, id, (timer) =>
    timer.kind === 'running' ? { kind: 'paused', remainingMs: Math.max(timer.until - now, 0) } : timer,
  )

export const resumeAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  updateTimer(alerts, id, (timer) =>
    timer.kind === 'paused' ? { kind: 'running', until: now + timer.remainingMs } : timer,
  )

export const nextExpiry = (alerts: Alerts): number | undefined => {
  const expiryTimes = alerts.visible.flatMap(({ timer }) => (timer.kind === 'running' ? [timer.until] : []))
  return expiryTimes.length === 0 ? undefined : Math.min(...expiryTimes)
}

/** §4: alerts clear by themselves, each by its own timer. */
export const removeExpired = (alerts: Alerts, now: number): Alerts =>
  filterAlerts(alerts, ({ timer }) => timer.kind !== 'running' || timer.until > now)

/** §4: a change of the page's address clears the alerts that are not marked to persist. */
export const removeNonPersistent = (alerts: Alerts): Alerts => filterAlerts(alerts, ({ alert }) => alert.persists)

const filterAlerts = (alerts: Alerts, isKept: (visible: VisibleAlert) => boolean): Alerts => ({
  ...alerts,
  visible: alerts.visible.filter(isKept),
})

const updateTimer = (alerts: Alerts, id: AlertId, change: (timer: AlertTimer) => AlertTimer): Alerts => ({
  ...alerts,
  visible: alerts.visible.map((visible) =>
    visible.id === id ? { ...visible, timer: change(visible.timer) } : visible,
  ),
})
