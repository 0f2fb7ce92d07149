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
