import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { alertBoard, AlertsStore } from '../../../src/application/alert'
import { signedOutAutomatically, stopChanged, updating } from '../../../src/domain/alert'

const opened = () => {
  const alerts = new AlertsStore()
  const clock = memoryClock()
  return { alerts, clock, board: alertBoard({ alerts, clock }) }
}
const wordsIn = (alerts: AlertsStore) => alerts.shown.map(({ alert }) => alert.message)

describe('the alert board', () => {
  it('gives work its alert, to dismiss when the work is done', () => {
    const { alerts, board } = opened()
    const id = board.show(updating)
    board.show(stopChanged)
    board.dismiss(id)
    expect(wordsIn(alerts)).toEqual(['Stop aangepast'])
  })

  it('begins the clock of an alert when it is shown', () => {
    const { alerts, clock, board } = opened()
    clock.pass(700)
    board.show(stopChanged)
    expect(alerts.nextExpiry).toBe(5_700)
  })

  it('holds a clock and lets it go', () => {
    const { alerts, clock, board } = opened()
    const id = board.show(stopChanged)
    clock.pass(1_000)
    board.hold(id)
    expect(alerts.nextExpiry).toBeUndefined()
    clock.pass(60_000)
    board.release(id)
    expect(alerts.nextExpiry).toBe(65_000)
  })

  it('lets go what has had its time', () => {
    const { alerts, board } = opened()
    board.show(stopChanged)
    board.show(signedOutAutomatically)
    board.expire(5_000)
    expect(wordsIn(alerts)).toEqual([signedOutAutomatically.message])
  })

  it('clears on a change of address what does not persist', () => {
    const { alerts, board } = opened()
    board.show(stopChanged)
    board.show(signedOutAutomatically)
    board.changeAddress()
    expect(wordsIn(alerts)).toEqual([signedOutAutomatically.message])
  })
})
