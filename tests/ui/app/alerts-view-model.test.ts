import { describe, expect, it } from 'vitest'
import { noAlerts, stopChangedAlert, updatingAlert, withAlert, type AlertType } from '../../../src/domain/alert'
import { alertsViewModel } from '../../../src/ui/app/alerts-view-model'
import { errorIcon, infoIcon, successIcon, warningIcon } from '../../../src/ui/components'

const viewModelOf = (type: AlertType) =>
  alertsViewModel(
    withAlert(noAlerts, { type, message: 'Words', lang: undefined, persists: false, isRunning: false }, 0).visible,
  )

describe('alertsViewModel', () => {
  it.each([
    ['Error', 'notification rr-alert is-danger', errorIcon, 'alert'],
    ['Warning', 'notification rr-alert is-warning', warningIcon, 'status'],
    ['Info', 'notification rr-alert is-info', infoIcon, 'status'],
    ['Success', 'notification rr-alert is-success', successIcon, 'status'],
  ] as const)('an alert of type %s has the style of that type (§4)', (type, className, icon, role) => {
    expect(viewModelOf(type)).toEqual([
      { id: 1, className, icon, role, message: 'Words', lang: undefined, isRunning: false },
    ])
  })

  it('an alert in Dutch has the language nl', () => {
    expect(alertsViewModel(withAlert(noAlerts, stopChangedAlert, 0).visible)).toMatchObject([
      { message: 'Stop aangepast', lang: 'nl' },
    ])
  })

  it('an alert about running work is marked as running', () => {
    expect(alertsViewModel(withAlert(noAlerts, updatingAlert, 0).visible)).toMatchObject([
      { message: 'Updating...', lang: undefined, isRunning: true },
    ])
  })
})
