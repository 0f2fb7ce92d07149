import { describe, expect, it } from 'vitest'
import {
  afterExpiry,
  afterAddressChange,
  heldAlert,
  nextExpiry,
  noAlerts,
  releasedAlert,
  signedOutAutomatically,
  stopChanged,
  updating,
  withAlert,
  type Alerts,
} from '../../../src/domain/alert'

/** Work begun at 0, a success at 1 s, a sign-out at 2 s. */
const three: Alerts = withAlert(
  withAlert(withAlert(noAlerts, updating, 0), stopChanged, 1_000),
  signedOutAutomatically,
  2_000,
)
const wordsOf = (alerts: Alerts) => alerts.shown.map(({ alert }) => alert.message)

describe('the clocks of alerts (§9)', () => {
  it('name the next to go', () => {
    expect(nextExpiry(three)).toBe(6_000)
  })

  it('name none where only work runs', () => {
    expect(nextExpiry(withAlert(noAlerts, updating, 0))).toBeUndefined()
  })

  it('let each go at its own time', () => {
    expect(wordsOf(afterExpiry(three, 5_999))).toEqual([
      signedOutAutomatically.message,
      'Stop aangepast',
      'Updating...',
    ])
    expect(wordsOf(afterExpiry(three, 6_000))).toEqual([signedOutAutomatically.message, 'Updating...'])
    expect(wordsOf(afterExpiry(three, 12_000))).toEqual(['Updating...'])
  })

  it('stand while the pointer is on the alert, and go on with what was left', () => {
    const held = heldAlert(three, 2, 4_000)
    expect(nextExpiry(held)).toBe(12_000)
    expect(nextExpiry(releasedAlert(held, 2, 5_500))).toBe(7_500)
  })

  it('stand no longer for being held twice', () => {
    const held = heldAlert(heldAlert(three, 2, 4_000), 2, 5_000)
    expect(nextExpiry(releasedAlert(held, 2, 5_500))).toBe(7_500)
  })

  it('are not begun by letting go of running work', () => {
    expect(releasedAlert(heldAlert(three, 1, 0), 1, 9_000)).toEqual(three)
  })
})

describe('a change of address (§4)', () => {
  it('leaves what persists: the sign-out message and the work that runs', () => {
    expect(wordsOf(afterAddressChange(three))).toEqual([signedOutAutomatically.message, 'Updating...'])
  })
})
