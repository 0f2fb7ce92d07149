import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { isLocked, lockOf } from '../../src/domain/lock'
import { stopList } from '../../src/domain/stop'
import { aProjectWith, sequenceNumber, updateOf } from '../kit/delivery/test-data'
import type { Delivery } from '../kit/delivery/delivery'
import { right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

const aRoute = async ({ projects, stops, carriers }: Delivery) => {
  const { project, ids } = await aProjectWith({ projects, stops }, 2)
  for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: carriers[0].id }))())
  return { project, first: ids[0] ?? '' }
}

const message = (answer: E.Either<unknown, unknown>): unknown => (E.isLeft(answer) ? answer.left : undefined)

export const lockGatewaySuite = deliverySuite('LockGateway', (delivery) => {
  it('stops and routes are locked with the name of the user', async () => {
    const { projects, stops, locks } = delivery()
    const { project, first } = await aRoute(delivery())
    const { answer: version, changed } = right(
      await locks.change(project, { locked: true, stops: [first], routes: [0] })(),
    )
    expect(changed).toMatchObject({ version, by: 'm.visser', change: { action: 'made' } })
    const opened = right(await projects.open(project)())
    expect(opened.version).toBe(version)
    const lock = { by: 'm.visser', at: expect.stringMatching(/Z$/) }
    expect(opened.document.routes.map(lockOf)).toEqual([lock])
    const listed = stopList.get(right(await stops.list(project)()).value, first)
    expect(listed && lockOf(listed.facts)).toEqual(lock)
  })

  it('a change of a locked stop or route is refused with the reason', async () => {
    const { stops, routes, locks, carriers } = delivery()
    const { project, first } = await aRoute(delivery())
    right(await locks.change(project, { locked: true, stops: [first], routes: [] })())
    const refused = await stops.update(project, updateOf(first, { newCarrier: carriers[1].id }))()
    expect(failureOf(refused)).toBe('locked')
    expect(message(refused)).toMatchObject({
      message: expect.stringMatching(/^Stop 10, Klant 1, is locked by you since \d\d:\d\d\.$/),
    })
    right(await locks.change(project, { locked: true, stops: [], routes: [0] })())
    expect(failureOf(await routes.recalculate(project, 0)())).toBe('answered')
  })

  it('a lock is removed by unlocking and by an undo', async () => {
    const { stops, history, locks, carriers } = delivery()
    const { project, first } = await aRoute(delivery())
    right(await locks.change(project, { locked: true, stops: [first], routes: [] })())
    const [entry] = right(await history.page(project)()).changes
    expect(entry?.description).toBe('Klant 1 locked')
    right(await history.undo(project, entry?.id ?? '')())
    const found = right(await stops.read(project, first)())
    expect(isLocked(found.facts)).toBe(false)
    right(await locks.change(project, { locked: true, stops: [first], routes: [] })())
    right(await locks.change(project, { locked: false, stops: [first], routes: [] })())
    right(await stops.update(project, updateOf(first, { newCarrier: carriers[1].id }))())
  })

  it('an undo that would move a locked stop is refused', async () => {
    const { stops, history, locks } = delivery()
    const { project, first } = await aRoute(delivery())
    right(await stops.update(project, updateOf(first, { newSequence: sequenceNumber(20) }))())
    const [moved] = right(await history.page(project)()).changes
    const other =
      [...right(await stops.list(project)()).value].find(({ facts: { id } }) => id !== first)?.facts.id ?? ''
    right(await locks.change(project, { locked: true, stops: [other], routes: [] })())
    expect(failureOf(await history.undo(project, moved?.id ?? '')())).toBe('locked')
  })

  it('unknown stops, routes and projects are not found', async () => {
    const { locks } = delivery()
    const { project } = await aRoute(delivery())
    const change = (stops: ReadonlyArray<string>, routes: ReadonlyArray<number>, id = project) =>
      locks.change(id, { locked: true, stops, routes })()
    expect(failureOf(await change(['stp_nobody'], []))).toBe('not_found')
    expect(failureOf(await change([], [7]))).toBe('not_found')
    expect(failureOf(await change([], [], 'prj_nowhere'))).toBe('not_found')
  })
})
