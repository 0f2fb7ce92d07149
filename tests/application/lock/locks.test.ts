import { describe, expect, it } from 'vitest'
import { turnLock, type TurnLockPorts } from '../../../src/application/lock/toggle-lock'
import { isLocked } from '../../../src/domain/lock'
import { sequenceNumberOf, getStop } from '../../../src/domain/stop'
import { deskInMemory, keptBy, visser } from '../../kit/test-app'
import { memoryServer } from '../../kit/memory'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { held } from '../../kit/deferred'

const opened = async () => {
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  const plan = aPlanOf([aRouteTo(['a', 'b'])], ['loose'])
  const project = { name: 'Week 48', createdAt: server.now(), version: 1, plan, changes: [], told: [] }
  server.projects.set('7', { id: '7', ...project })
  const { desk } = await deskInMemory({ server, kept: keptBy(visser) })
  await desk.plan.open({ projectId: '7', on: 'stops' })
  const stop = (id: string) => {
    const found = desk.plan.store.plan && getStop(desk.plan.store.plan.stops, id)
    return found !== undefined && isLocked(found)
  }
  const toast = () => desk.toast.store.value?.words
  return { desk, server, stop, toast, alerts: () => desk.alerts.shown.map(({ alert }) => alert) }
}

describe('a lock that is turned', () => {
  it('locks what is open, unlocks what is locked, and tells so with a way back', async () => {
    const { desk, stop, toast } = await opened()
    await desk.lock.turn({ stop: 'a' })
    expect(stop('a')).toBe(true)
    await expect.poll(toast).toBe('Bakkerij Jansen locked')
    desk.toast.undo()
    await expect.poll(() => stop('a')).toBe(false)
    await desk.lock.turn({ route: 0 })
    expect(desk.plan.store.plan?.routes.map(isLocked)).toEqual([true])
    await desk.lock.turn({ route: 0 })
    expect(desk.plan.store.plan?.routes.map(isLocked)).toEqual([false])
    await expect.poll(toast).toBe('Route 1 unlocked')
  })

  it('is turned once by who presses twice, and can be turned back after', async () => {
    const asked: Array<Parameters<TurnLockPorts['change']>[0]> = []
    const answers = [held<boolean>(), held<boolean>()]
    const turn = turnLock({
      plan: { plan: aPlanOf([aRouteTo(['a'])]) },
      change: (change) => {
        asked.push(change)
        return answers[asked.length - 1]?.promise() ?? Promise.resolve(false)
      },
    })
    const first = turn({ stop: 'a' })
    await turn({ stop: 'a' })
    expect(asked).toEqual([{ locked: true, stops: ['a'], routes: [] }])
    void turn({ route: 0 })
    answers[0]?.settle(true)
    await first
    void turn({ stop: 'a' })
    expect(asked.length).toBe(3)
  })

  it('does nothing for what is not there', async () => {
    const { desk, server } = await opened()
    await desk.lock.turn({ stop: 'nobody' })
    await desk.lock.turn({ route: 9 })
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('says so where the server does not take it', async () => {
    const { desk, server, stop, alerts } = await opened()
    server.become({ kind: 'refused', code: 'not_found', message: 'There is no such stop in this project.' })
    await desk.lock.turn({ stop: 'a' })
    expect(stop('a')).toBe(false)
    expect(alerts()).toMatchObject([{ type: 'Error', message: 'There is no such stop in this project.' }])
  })
})

describe('an edit of what is locked', () => {
  it('is refused with a warning, in the words of the server', async () => {
    const { desk, stop, alerts } = await opened()
    await desk.lock.turn({ stop: 'a' })
    const update = { id: 'a', stopIds: ['a'], currentCarrier: undefined, newCarrier: undefined }
    expect(await desk.stop.resequence({ ...update, newSequence: right(sequenceNumberOf(20)) })).toBe(false)
    expect(stop('a')).toBe(true)
    expect(alerts()).toMatchObject([
      {
        type: 'Warning',
        message: expect.stringMatching(
          /^Stop 10, Bakkerij Jansen, is locked by m\.visser since \d\d-\d\d \d\d:\d\d\.$/,
        ),
      },
    ])
  })
})
