import type { AlertClock, AlertId, Alerts, VisibleAlert } from './alerts'

/** An alert pauses while it has the pointer or focus, then runs for its remaining time. */
export const pauseAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  updateClock(alerts, id, (clock) =>
    clock.kind === 'running' ? { kind: 'paused', remainingMs: Math.max(clock.until - now, 0) } : clock,
  )

export const resumeAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  updateClock(alerts, id, (clock) =>
    clock.kind === 'paused' ? { kind: 'running', until: now + clock.remainingMs } : clock,
  )

export const nextExpiry = (alerts: Alerts): number | undefined => {
  const expiryTimes = alerts.visible.flatMap(({ clock }) => (clock.kind === 'running' ? [clock.until] : []))
  return expiryTimes.length === 0 ? undefined : Math.min(...expiryTimes)
}

/** §4: alerts clear by themselves, each by its own clock. */
export const removeExpired = (alerts: Alerts, now: number): Alerts =>
  filterAlerts(alerts, ({ clock }) => clock.kind !== 'running' || clock.until > now)

/** §4: cleared on a change of the page's address, unless marked to persist. */
export const removeNonPersistent = (alerts: Alerts): Alerts => filterAlerts(alerts, ({ alert }) => alert.persists)

const filterAlerts = (alerts: Alerts, isKept: (visible: VisibleAlert) => boolean): Alerts => ({
  ...alerts,
  visible: alerts.visible.filter(isKept),
})

const updateClock = (alerts: Alerts, id: AlertId, change: (clock: AlertClock) => AlertClock): Alerts => ({
  ...alerts,
  visible: alerts.visible.map((visible) =>
    visible.id === id ? { ...visible, clock: change(visible.clock) } : visible,
  ),
})
