import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { about, optimisingLaid } from '../../kit/optimisation-use-cases'

describe('an optimisation that is started', () => {
  it('is followed, and kept so that a reload finds it again', async () => {
    const desk = optimisingLaid()
    desk.clock.pass(5_000)
    const done = desk.start()
    expect([desk.kind(), desk.store.isAtWork]).toEqual(['starting', true])
    desk.calls.optimised[0]?.settle(E.right('j1'))
    await done
    expect(desk.phase()).toMatchObject({ kind: 'running', of: { job: 'j1', ...about, askedAt: 5_000 }, progress: 0 })
    expect(desk.calls.followed.map(({ id }) => id)).toEqual(['j1'])
    expect(desk.keeper.kept('7')).toEqual({ job: 'j1', ...about, askedAt: 5_000 })
  })

  it('is started once, however often the button is pressed', async () => {
    const desk = optimisingLaid()
    const done = desk.start()
    await desk.start()
    desk.calls.optimised[0]?.settle(E.right('j1'))
    await done
    await desk.start()
    expect(desk.calls.optimised).toHaveLength(1)
  })

  it('says in the words of the server why it could not be started', async () => {
    const desk = optimisingLaid()
    desk.store.become({ ...desk.store.value, wishes: { ...desk.store.value.wishes, weights: 'fewest' } })
    const done = desk.start()
    const message = 'There is nobody to drive: add a driver first.'
    desk.calls.optimised[0]?.settle(E.left({ kind: 'refused', code: 'nothing_to_plan', message }))
    await done
    expect(desk.phase()).toEqual({ kind: 'idle', failure: message })
    expect(desk.store.value.wishes.weights).toBe('fewest')
    expect(desk.calls.failed).toMatchObject([['optimise', { kind: 'refused' }]])
    expect(desk.keeper.kept('7')).toBeUndefined()
  })

  it('does not show in a project that was opened meanwhile, but is found on coming back', async () => {
    const desk = optimisingLaid()
    const done = desk.start()
    desk.open('8')
    desk.calls.optimised[0]?.settle(E.right('j1'))
    await done
    expect([desk.kind(), desk.calls.followed.length]).toEqual(['idle', 0])
    desk.open('7')
    expect(desk.phase()).toMatchObject({ kind: 'running', of: { job: 'j1' } })
  })

  it('is not started without a project', async () => {
    const desk = optimisingLaid()
    desk.turnTo(undefined)
    await desk.start()
    expect(desk.calls.optimised).toEqual([])
  })
})
