import { describe, expect, it } from 'vitest'
import {
  noAlerts,
  refreshingAlert,
  stopChangedAlert,
  updatingAlert,
  withAlert,
  withoutAlert,
  type Alert,
  type Alerts,
} from '../../../src/domain/alert'

const info = (message: string): Alert => ({ type: 'Info', message, lang: undefined, persists: false, isRunning: false })
const alertsOf = (...alerts: ReadonlyArray<Alert>): Alerts =>
  alerts.reduce((all, alert, at) => withAlert(all, alert, at * 100), noAlerts)
const messagesOf = (alerts: Alerts) => alerts.visible.map(({ alert }) => alert.message)

describe('alerts on show', () => {
  it('have the newest on top', () => {
    expect(messagesOf(alertsOf(info('one'), info('two'), info('three')))).toEqual(['three', 'two', 'one'])
  })

  it('are three at most: the oldest goes', () => {
    expect(messagesOf(alertsOf(info('one'), info('two'), info('three'), info('four')))).toEqual([
      'four',
      'three',
      'two',
    ])
  })

  it('keep work that runs while another can go', () => {
    expect(messagesOf(alertsOf(updatingAlert, info('two'), info('three'), info('four')))).toEqual([
      'four',
      'three',
      'Updating...',
    ])
  })

  it('let the oldest go where all of it is work that runs', () => {
    const shown = alertsOf(updatingAlert, refreshingAlert, updatingAlert, info('four')).visible
    expect(shown.map(({ id }) => id)).toEqual([4, 3, 2])
  })

  it('say the same thing once, on top, with its clock begun anew', () => {
    const again = alertsOf(stopChangedAlert, info('two'), stopChangedAlert)
    expect(messagesOf(again)).toEqual(['Stop aangepast', 'two'])
    expect(again.visible[0]).toEqual({ id: 3, alert: stopChangedAlert, clock: { kind: 'runs', until: 5_200 } })
  })

  it('keep running work apart, though it reads the same', () => {
    expect(alertsOf(updatingAlert, updatingAlert).visible.map(({ id, clock }) => [id, clock.kind])).toEqual([
      [2, 'none'],
      [1, 'none'],
    ])
  })
})

describe('a dismissed alert', () => {
  it('is gone, and the others stay', () => {
    expect(messagesOf(withoutAlert(alertsOf(info('one'), info('two'), info('three')), 2))).toEqual(['three', 'one'])
  })

  it('gives its id to nobody else', () => {
    const next = withAlert(withoutAlert(alertsOf(info('one')), 1), info('two'), 0)
    expect(next.visible.map(({ id }) => id)).toEqual([2])
  })
})
