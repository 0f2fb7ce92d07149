import { describe, expect, it } from 'vitest'
import { scheduleExpiry } from '../../../src/adapters/composition/create-auth'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { signedOutAlert, stopChangedAlert, updatingAlert } from '../../../src/domain/alert'
import { createTestApp, type TestApp } from '../../kit/test-app'

const messagesIn = ({ app }: TestApp) => app.alerts.visible.map(({ alert }) => alert.message)

describe('the expiry of alerts', () => {
  it('each alert goes by itself after its own time (§4, §9)', async () => {
    const open = await createTestApp()
    open.app.alertActions.show(signedOutAlert)
    open.clock.advance(3_000)
    open.app.alertActions.show(stopChangedAlert)
    open.clock.advance(4_999)
    expect(messagesIn(open)).toEqual(['Stop aangepast', signedOutAlert.message])
    open.clock.advance(1)
    expect(messagesIn(open)).toEqual([signedOutAlert.message])
    open.clock.advance(2_000)
    expect(messagesIn(open)).toEqual([])
  })

  it('a paused alert stays, and goes after the rest of its time once it is resumed', async () => {
    const open = await createTestApp()
    const id = open.app.alertActions.show(stopChangedAlert)
    open.clock.advance(4_000)
    open.app.alertActions.pause(id)
    open.clock.advance(60_000)
    open.app.alertActions.resume(id)
    open.clock.advance(999)
    expect(messagesIn(open)).toEqual(['Stop aangepast'])
    open.clock.advance(1)
    expect(messagesIn(open)).toEqual([])
  })

  it('an alert about running work stays', async () => {
    const open = await createTestApp()
    open.app.alertActions.show(updatingAlert)
    open.clock.advance(3_600_000)
    expect(messagesIn(open)).toEqual(['Updating...'])
  })
})

describe('scheduleExpiry', () => {
  it('one timer runs for all alerts, and none once all have gone', () => {
    const open = new Set<() => void>()
    const alerts = new AlertsStore()
    const clock = {
      now: () => 0,
      startTimer: (_: number, run: () => void) => {
        open.add(run)
        return () => void open.delete(run)
      },
    }
    const actions = alertActions({ alerts, clock })
    scheduleExpiry(clock, () => alerts.nextExpiry, actions.expire)
    const first = actions.show(signedOutAlert)
    const second = actions.show(stopChangedAlert)
    expect(open.size).toBe(1)
    actions.dismiss(first)
    actions.dismiss(second)
    expect(open.size).toBe(0)
  })
})
