import { alertDurationOf, type Alert } from './alert'

export type AlertId = number

/**
 * How long an alert stays: until a time, for the remaining time once it is resumed, or as long as its work runs. Times are
 * milliseconds of one clock with any zero.
 */
export type AlertTimer =
  | { readonly kind: 'running'; readonly until: number }
  | { readonly kind: 'paused'; readonly remainingMs: number }
  | { readonly kind: 'none' }

export type VisibleAlert = { readonly id: AlertId; readonly alert: Alert; readonly timer: AlertTimer }

/** The visible alerts, newest first. */
export type Alerts = { readonly visible: ReadonlyArray<VisibleAlert>; readonly nextId: AlertId }

export const noAlerts: Alerts = { visible: [], nextId: 1 }

const MAX_ALERTS = 3

/**
 * An alert equal to a visible one replaces it, on top and with a new timer; alerts of running work are never merged.
 */
export const withAlert = ({ visible, nextId }: Alerts, alert: Alert, now: number): Alerts => {
  const duration = alertDurationOf(alert)
  const timer: AlertTimer = duration === undefined ? { kind: 'none' } : { kind: 'running', until: now + duration }
  const others = alert.isRunning ? visible : visible.filter((other) => !isSameAlert(other.alert, alert))
  return { visible: [{ id: nextId, alert, timer }, ...withoutOldest(others)], nextId: nextId + 1 }
}

export const withoutAlert = (alerts: Alerts, id: AlertId): Alerts => ({
  ...alerts,
  visible: alerts.visible.filter((visible) => visible.id !== id),
})

/** Removes one to make space: the oldest, but alerts of running work last. */
const withoutOldest = (visible: ReadonlyArray<VisibleAlert>): ReadonlyArray<VisibleAlert> => {
  if (visible.length < MAX_ALERTS) return visible
  const dropped = visible.findLast(({ alert }) => !alert.isRunning) ?? visible.at(-1)
  return visible.filter((other) => other !== dropped)
}

const isSameAlert = (one: Alert, other: Alert): boolean =>
  one.type === other.type &&
  one.message === other.message &&
  one.lang === other.lang &&
  one.persists === other.persists &&
  one.isRunning === other.isRunning

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

const filterAlerts = (alerts: Alerts, shouldStay: (visible: VisibleAlert) => boolean): Alerts => ({
  ...alerts,
  visible: alerts.visible.filter(shouldStay),
})

const updateTimer = (alerts: Alerts, id: AlertId, change: (timer: AlertTimer) => AlertTimer): Alerts => ({
  ...alerts,
  visible: alerts.visible.map((visible) =>
    visible.id === id ? { ...visible, timer: change(visible.timer) } : visible,
  ),
})
