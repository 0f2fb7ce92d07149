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

/** Work begun at 0, a success at 1 s, a sign-out at 2 s. */
const three: Alerts = withAlert(
  withAlert(withAlert(noAlerts, updatingAlert, 0), stopChangedAlert, 1_000),
  signedOutAlert,
  2_000,
)
const messagesOf = (alerts: Alerts) => alerts.visible.map(({ alert }) => alert.message)

describe('the clocks of alerts (§9)', () => {
  it('name the next to go', () => {
    expect(nextExpiry(three)).toBe(6_000)
  })

  it('name none where only work runs', () => {
    expect(nextExpiry(withAlert(noAlerts, updatingAlert, 0))).toBeUndefined()
  })

  it('let each go at its own time', () => {
    expect(messagesOf(removeExpired(three, 5_999))).toEqual([signedOutAlert.message, 'Stop aangepast', 'Updating...'])
    expect(messagesOf(removeExpired(three, 6_000))).toEqual([signedOutAlert.message, 'Updating...'])
    expect(messagesOf(removeExpired(three, 12_000))).toEqual(['Updating...'])
  })

  it('stand while the pointer is on the alert, and go on with what was left', () => {
    const paused = pauseAlert(three, 2, 4_000)
    expect(nextExpiry(paused)).toBe(12_000)
    expect(nextExpiry(resumeAlert(paused, 2, 5_500))).toBe(7_500)
  })

  it('stand no longer for being held twice', () => {
    const paused = pauseAlert(pauseAlert(three, 2, 4_000), 2, 5_000)
    expect(nextExpiry(resumeAlert(paused, 2, 5_500))).toBe(7_500)
  })

  it('are not begun by letting go of running work', () => {
    expect(resumeAlert(pauseAlert(three, 1, 0), 1, 9_000)).toEqual(three)
  })
})

describe('a change of address (§4)', () => {
  it('leaves what persists: the sign-out message and the work that runs', () => {
    expect(messagesOf(removeNonPersistent(three))).toEqual([signedOutAlert.message, 'Updating...'])
  })
})
