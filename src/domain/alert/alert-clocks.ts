import type { AlertClock, AlertId, Alerts, ShownAlert } from './alerts'

/** An alert's clock stands while a pointer or the focus is on it, and then goes on with what was left. */
export const heldAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  withClock(alerts, id, (clock) =>
    clock.kind === 'runs' ? { kind: 'stands', left: Math.max(clock.until - now, 0) } : clock,
  )

export const releasedAlert = (alerts: Alerts, id: AlertId, now: number): Alerts =>
  withClock(alerts, id, (clock) => (clock.kind === 'stands' ? { kind: 'runs', until: now + clock.left } : clock))

/** When the next alert goes by itself. */
export const nextExpiry = (alerts: Alerts): number | undefined => {
  const ends = alerts.shown.flatMap(({ clock }) => (clock.kind === 'runs' ? [clock.until] : []))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** §4: alerts clear by themselves, each by its own clock. */
export const afterExpiry = (alerts: Alerts, now: number): Alerts =>
  keeping(alerts, ({ clock }) => clock.kind !== 'runs' || clock.until > now)

/** §4: cleared on a change of the page's address, unless marked to persist. */
export const afterAddressChange = (alerts: Alerts): Alerts => keeping(alerts, ({ alert }) => alert.persists)

const keeping = (alerts: Alerts, keeps: (shown: ShownAlert) => boolean): Alerts => ({
  ...alerts,
  shown: alerts.shown.filter(keeps),
})

const withClock = (alerts: Alerts, id: AlertId, change: (clock: AlertClock) => AlertClock): Alerts => ({
  ...alerts,
  shown: alerts.shown.map((shown) => (shown.id === id ? { ...shown, clock: change(shown.clock) } : shown)),
})
