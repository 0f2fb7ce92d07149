import { describe, expect, it } from 'vitest'
import {
  removeExpired,
  removeNonPersistent,
  pauseAlert,
  nextExpiry,
  noAlerts,
  resumeAlert,
  signedOutAlert,
  stopChangedAlert,
  updatingAlert,
  withAlert,
  type Alerts,
} from '../../../src/domain/alert'

/** A running alert from 0 s, a success alert at 1 s, a signed-out alert at 2 s. */
const three: Alerts = withAlert(
  withAlert(withAlert(noAlerts, updatingAlert, 0), stopChangedAlert, 1_000),
  signedOutAlert,
  2_000,
)
const messagesOf = (alerts: Alerts) => alerts.visible.map(({ alert }) => alert.message)

describe('alert timers (§9)', () => {
  it('nextExpiry is the time of the alert that ends first', () => {
    expect(nextExpiry(three)).toBe(6_000)
  })

  it('alerts of running work alone have no next expiry', () => {
    expect(nextExpiry(withAlert(noAlerts, updatingAlert, 0))).toBeUndefined()
  })

  it('each alert is removed at its own time', () => {
    expect(messagesOf(removeExpired(three, 5_999))).toEqual([signedOutAlert.message, 'Stop aangepast', 'Updating...'])
    expect(messagesOf(removeExpired(three, 6_000))).toEqual([signedOutAlert.message, 'Updating...'])
    expect(messagesOf(removeExpired(three, 12_000))).toEqual(['Updating...'])
  })

  it('a paused alert continues with its remaining time', () => {
    const paused = pauseAlert(three, 2, 4_000)
    expect(nextExpiry(paused)).toBe(12_000)
    expect(nextExpiry(resumeAlert(paused, 2, 5_500))).toBe(7_500)
  })

  it('pausing twice does not extend an alert', () => {
    const paused = pauseAlert(pauseAlert(three, 2, 4_000), 2, 5_000)
    expect(nextExpiry(resumeAlert(paused, 2, 5_500))).toBe(7_500)
  })

  it('resuming an alert of running work starts no timer', () => {
    expect(resumeAlert(pauseAlert(three, 1, 0), 1, 9_000)).toEqual(three)
  })
})

describe('removeNonPersistent (§4)', () => {
  it('the signed-out alert and alerts of running work stay', () => {
    expect(messagesOf(removeNonPersistent(three))).toEqual([signedOutAlert.message, 'Updating...'])
  })
})
