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

describe('how long an alert stays (§9)', () => {
  it.each([
    ['Error', 10_000],
    ['Success', 5_000],
    ['Info', 5_000],
    ['Warning', 5_000],
  ] as const)('%s: %i ms', (type, ms) => {
    expect(alertDurationOf(alertOf(type))).toBe(ms)
  })

  it('has no end by itself while its work runs', () => {
    expect([alertDurationOf(updatingAlert), alertDurationOf(refreshingAlert)]).toEqual([undefined, undefined])
  })

  it('is the time of an error for the sign-out message, though it persists', () => {
    expect(alertDurationOf(signedOutAlert)).toBe(10_000)
  })
})

describe('the fixed messages (§8)', () => {
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
  ] as const)('%o', (alert, type, message, lang, persists) => {
    expect(alert).toMatchObject({ type, message, lang, persists })
  })
})
