import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { signedOutAlert, stopChangedAlert, updatingAlert } from '../../../src/domain/alert'

const opened = () => {
  const alerts = new AlertsStore()
  const clock = memoryClock()
  return { alerts, clock, board: alertActions({ alerts, clock }) }
}
const wordsIn = (alerts: AlertsStore) => alerts.visible.map(({ alert }) => alert.message)

describe('the alert board', () => {
  it('gives work its alert, to dismiss when the work is done', () => {
    const { alerts, board } = opened()
    const id = board.show(updatingAlert)
    board.show(stopChangedAlert)
    board.dismiss(id)
    expect(wordsIn(alerts)).toEqual(['Stop aangepast'])
  })

  it('begins the clock of an alert when it is shown', () => {
    const { alerts, clock, board } = opened()
    clock.advance(700)
    board.show(stopChangedAlert)
    expect(alerts.nextExpiry).toBe(5_700)
  })

  it('holds a clock and lets it go', () => {
    const { alerts, clock, board } = opened()
    const id = board.show(stopChangedAlert)
    clock.advance(1_000)
    board.pause(id)
    expect(alerts.nextExpiry).toBeUndefined()
    clock.advance(60_000)
    board.resume(id)
    expect(alerts.nextExpiry).toBe(65_000)
  })

  it('lets go what has had its time', () => {
    const { alerts, board } = opened()
    board.show(stopChangedAlert)
    board.show(signedOutAlert)
    board.expire(5_000)
    expect(wordsIn(alerts)).toEqual([signedOutAlert.message])
  })

  it('clears on a change of address what does not persist', () => {
    const { alerts, board } = opened()
    board.show(stopChangedAlert)
    board.show(signedOutAlert)
    board.clearOnNavigation()
    expect(wordsIn(alerts)).toEqual([signedOutAlert.message])
  })
})
