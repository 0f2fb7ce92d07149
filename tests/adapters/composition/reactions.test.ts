import { describe, expect, it } from 'vitest'
import { expiring } from '../../../src/adapters/composition/expiry-timer'
import { alertBoard, AlertsStore } from '../../../src/application/alert'
import { signedOutAlert, stopChangedAlert, updatingAlert } from '../../../src/domain/alert'
import { deskInMemory, type TestDesk } from '../../kit/test-app'

const wordsOn = ({ desk }: TestDesk) => desk.alerts.shown.map(({ alert }) => alert.message)

describe('alerts that are left alone', () => {
  it('go by themselves, each by its own clock (§4, §9)', async () => {
    const open = await deskInMemory()
    open.desk.board.show(signedOutAlert)
    open.clock.pass(3_000)
    open.desk.board.show(stopChangedAlert)
    open.clock.pass(4_999)
    expect(wordsOn(open)).toEqual(['Stop aangepast', signedOutAlert.message])
    open.clock.pass(1)
    expect(wordsOn(open)).toEqual([signedOutAlert.message])
    open.clock.pass(2_000)
    expect(wordsOn(open)).toEqual([])
  })

  it('wait while they are held, and go when what was left has passed', async () => {
    const open = await deskInMemory()
    const id = open.desk.board.show(stopChangedAlert)
    open.clock.pass(4_000)
    open.desk.board.hold(id)
    open.clock.pass(60_000)
    open.desk.board.release(id)
    open.clock.pass(999)
    expect(wordsOn(open)).toEqual(['Stop aangepast'])
    open.clock.pass(1)
    expect(wordsOn(open)).toEqual([])
  })

  it('stay while their work runs', async () => {
    const open = await deskInMemory()
    open.desk.board.show(updatingAlert)
    open.clock.pass(3_600_000)
    expect(wordsOn(open)).toEqual(['Updating...'])
  })
})

describe('the timer of the alerts', () => {
  it('is one, and none once all have gone', () => {
    const open = new Set<() => void>()
    const alerts = new AlertsStore()
    const clock = {
      now: () => 0,
      after: (_: number, run: () => void) => {
        open.add(run)
        return () => void open.delete(run)
      },
    }
    const board = alertBoard({ alerts, clock })
    expiring(clock, () => alerts.nextExpiry, board.expire)
    const first = board.show(signedOutAlert)
    const second = board.show(stopChangedAlert)
    expect(open.size).toBe(1)
    board.dismiss(first)
    board.dismiss(second)
    expect(open.size).toBe(0)
  })
})
