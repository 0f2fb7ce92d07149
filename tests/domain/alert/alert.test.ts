import { describe, expect, it } from 'vitest'
import {
  alertDurationOf,
  refreshingAlert,
  signedOutAlert,
  stopChangedAlert,
  updatingAlert,
  type Alert,
  type AlertType,
} from '../../../src/domain/alert'

const alertOf = (type: AlertType): Alert => ({
  type,
  message: 'Words',
  lang: undefined,
  persists: false,
  isRunning: false,
})

describe('alertDurationOf (§9)', () => {
  it.each([
    ['Error', 10_000],
    ['Success', 5_000],
    ['Info', 5_000],
    ['Warning', 5_000],
  ] as const)('an alert of type %s stays for %i ms', (type, ms) => {
    expect(alertDurationOf(alertOf(type))).toBe(ms)
  })

  it('an alert of running work has no duration', () => {
    expect([alertDurationOf(updatingAlert), alertDurationOf(refreshingAlert)]).toEqual([undefined, undefined])
  })

  it('the persistent signed-out alert has the duration of an error', () => {
    expect(alertDurationOf(signedOutAlert)).toBe(10_000)
  })
})

describe('the fixed alerts (§8)', () => {
  it.each([
    [updatingAlert, 'Info', 'Updating...', undefined, true],
    [refreshingAlert, 'Info', 'Refreshing...', undefined, true],
    [stopChangedAlert, 'Success', 'Stop aangepast', 'nl', false],
    [
      signedOutAlert,
      'Error',
      'You have been logged out automatically, please login with your credentials',
      undefined,
      true,
    ],
  ] as const)('%o is the alert of §8', (alert, type, message, lang, persists) => {
    expect(alert).toMatchObject({ type, message, lang, persists })
  })
})
