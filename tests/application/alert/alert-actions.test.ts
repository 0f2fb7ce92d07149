import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { signedOutAlert, stopChangedAlert, updatingAlert } from '../../../src/domain/alert'

const setUp = () => {
  const alerts = new AlertsStore()
  const clock = memoryClock()
  return { alerts, clock, actions: alertActions({ alerts, clock }) }
}
const messagesIn = (alerts: AlertsStore) => alerts.visible.map(({ alert }) => alert.message)

describe('alertActions', () => {
  it('show returns an id by which the alert is dismissed', () => {
    const { alerts, actions } = setUp()
    const id = actions.show(updatingAlert)
    actions.show(stopChangedAlert)
    actions.dismiss(id)
    expect(messagesIn(alerts)).toEqual(['Stop aangepast'])
  })

  it('the clock of an alert starts when the alert is shown', () => {
    const { alerts, clock, actions } = setUp()
    clock.advance(700)
    actions.show(stopChangedAlert)
    expect(alerts.nextExpiry).toBe(5_700)
  })

  it('pause stops the clock of an alert, and resume continues it', () => {
    const { alerts, clock, actions } = setUp()
    const id = actions.show(stopChangedAlert)
    clock.advance(1_000)
    actions.pause(id)
    expect(alerts.nextExpiry).toBeUndefined()
    clock.advance(60_000)
    actions.resume(id)
    expect(alerts.nextExpiry).toBe(65_000)
  })

  it('expire removes the alerts whose time is over', () => {
    const { alerts, actions } = setUp()
    actions.show(stopChangedAlert)
    actions.show(signedOutAlert)
    actions.expire(5_000)
    expect(messagesIn(alerts)).toEqual([signedOutAlert.message])
  })

  it('clearOnNavigation removes the alerts that do not persist', () => {
    const { alerts, actions } = setUp()
    actions.show(stopChangedAlert)
    actions.show(signedOutAlert)
    actions.clearOnNavigation()
    expect(messagesIn(alerts)).toEqual([signedOutAlert.message])
  })
})
