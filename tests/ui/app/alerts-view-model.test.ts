import { describe, expect, it } from 'vitest'
import { noAlerts, stopChangedAlert, updatingAlert, withAlert, type AlertType } from '../../../src/domain/alert'
import { alertsViewModel } from '../../../src/ui/app/alerts-view-model'
import { errorIcon, infoIcon, successIcon, warningIcon } from '../../../src/ui/components'

const shown = (type: AlertType) =>
  alertsViewModel(
    withAlert(noAlerts, { type, message: 'Words', lang: undefined, persists: false, isRunning: false }, 0).visible,
  )

describe('an alert on screen', () => {
  it.each([
    ['Error', 'notification rr-alert is-danger', errorIcon, 'alert'],
    ['Warning', 'notification rr-alert is-warning', warningIcon, 'status'],
    ['Info', 'notification rr-alert is-info', infoIcon, 'status'],
    ['Success', 'notification rr-alert is-success', successIcon, 'status'],
  ] as const)('is styled by its type: %s (§4)', (type, className, icon, role) => {
    expect(shown(type)).toEqual([{ id: 1, className, icon, role, message: 'Words', lang: undefined, isRunning: false }])
  })

  it('is marked as Dutch where it is Dutch', () => {
    expect(alertsViewModel(withAlert(noAlerts, stopChangedAlert, 0).visible)).toMatchObject([
      { message: 'Stop aangepast', lang: 'nl' },
    ])
  })

  it('tells of work that runs', () => {
    expect(alertsViewModel(withAlert(noAlerts, updatingAlert, 0).visible)).toMatchObject([
      { message: 'Updating...', lang: undefined, isRunning: true },
    ])
  })
})
