import { durationOf, type Alert } from './alert'

export type AlertId = number

/** Times are milliseconds of one and the same clock, whatever its zero. */
export type AlertClock =
  | { readonly kind: 'runs'; readonly until: number }
  | { readonly kind: 'stands'; readonly left: number }
  | { readonly kind: 'none' }

export type ShownAlert = { readonly id: AlertId; readonly alert: Alert; readonly clock: AlertClock }

/** The alerts on show, newest first. */
export type Alerts = { readonly shown: ReadonlyArray<ShownAlert>; readonly nextId: AlertId }

export const noAlerts: Alerts = { shown: [], nextId: 1 }

const AT_MOST = 3

/** An alert that is on show already and is said again moves to the top, with a new clock; running work is never merged. */
export const withAlert = ({ shown, nextId }: Alerts, alert: Alert, now: number): Alerts => {
  const duration = durationOf(alert)
  const clock: AlertClock = duration === undefined ? { kind: 'none' } : { kind: 'runs', until: now + duration }
  const others = alert.isRunning ? shown : shown.filter((other) => !isSame(other.alert, alert))
  return { shown: [{ id: nextId, alert, clock }, ...room(others)], nextId: nextId + 1 }
}

export const withoutAlert = (alerts: Alerts, id: AlertId): Alerts => ({
  ...alerts,
  shown: alerts.shown.filter((shown) => shown.id !== id),
})

/** Makes room for one more: the oldest goes, but work that still runs goes last. */
const room = (shown: ReadonlyArray<ShownAlert>): ReadonlyArray<ShownAlert> => {
  if (shown.length < AT_MOST) return shown
  const leaving = shown.findLast(({ alert }) => !alert.isRunning) ?? shown.at(-1)
  return shown.filter((other) => other !== leaving)
}

const isSame = (one: Alert, other: Alert): boolean =>
  one.type === other.type &&
  one.message === other.message &&
  one.lang === other.lang &&
  one.persists === other.persists &&
  one.isRunning === other.isRunning
