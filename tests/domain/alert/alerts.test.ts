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
  alerts.reduce((all, alert, index) => withAlert(all, alert, index * 100), noAlerts)
const messagesOf = (alerts: Alerts) => alerts.visible.map(({ alert }) => alert.message)

describe('withAlert', () => {
  it('the newest alert is first', () => {
    expect(messagesOf(alertsOf(info('one'), info('two'), info('three')))).toEqual(['three', 'two', 'one'])
  })

  it('a fourth alert removes the oldest', () => {
    expect(messagesOf(alertsOf(info('one'), info('two'), info('three'), info('four')))).toEqual([
      'four',
      'three',
      'two',
    ])
  })

  it('an alert of running work stays while another can be removed', () => {
    expect(messagesOf(alertsOf(updatingAlert, info('two'), info('three'), info('four')))).toEqual([
      'four',
      'three',
      'Updating...',
    ])
  })

  it('the oldest alert goes if all report running work', () => {
    const visible = alertsOf(updatingAlert, refreshingAlert, updatingAlert, info('four')).visible
    expect(visible.map(({ id }) => id)).toEqual([4, 3, 2])
  })

  it('an equal alert replaces the old one, on top and with a new timer', () => {
    const repeated = alertsOf(stopChangedAlert, info('two'), stopChangedAlert)
    expect(messagesOf(repeated)).toEqual(['Stop aangepast', 'two'])
    expect(repeated.visible[0]).toEqual({ id: 3, alert: stopChangedAlert, timer: { kind: 'running', until: 5_200 } })
  })

  it('alerts of running work stay separate, though their messages are equal', () => {
    expect(alertsOf(updatingAlert, updatingAlert).visible.map(({ id, timer }) => [id, timer.kind])).toEqual([
      [2, 'none'],
      [1, 'none'],
    ])
  })
})

describe('withoutAlert', () => {
  it('a dismissed alert is removed, and the others stay', () => {
    expect(messagesOf(withoutAlert(alertsOf(info('one'), info('two'), info('three')), 2))).toEqual(['three', 'one'])
  })

  it('the id of a dismissed alert is not reused', () => {
    const next = withAlert(withoutAlert(alertsOf(info('one')), 1), info('two'), 0)
    expect(next.visible.map(({ id }) => id)).toEqual([2])
  })
})
