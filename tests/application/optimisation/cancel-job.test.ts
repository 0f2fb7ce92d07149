import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { aJob, aResult, optimisingLaid } from '../../kit/optimisation-use-cases'

const stopped = { state: 'cancelled', result: aResult } as const

describe('a job that is given up', () => {
  it('is over as soon as the server has answered, whatever news of it still comes in', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('given up')
    expect(desk.phase()).toMatchObject({ kind: 'running', ending: 'given up' })
    desk.calls.cancelled[0]?.settle(E.right(aJob()))
    await done
    expect([desk.kind(), desk.keeper.kept('7'), desk.calls.followed[0]?.isStopped]).toEqual(['idle', undefined, true])
    desk.calls.followed[0]?.hear(aJob(stopped))
    expect(desk.kind()).toBe('idle')
  })

  it('proposes nothing, though its plan came in before the answer of the server', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('given up')
    desk.calls.followed[0]?.hear(aJob({ state: 'done', result: aResult }))
    expect(desk.kind()).toBe('idle')
    desk.calls.cancelled[0]?.settle(E.right(aJob({ state: 'done', result: aResult })))
    await done
    expect(desk.phase()).toEqual({ kind: 'idle', failure: undefined })
  })

  it('is given up after its project was left, and the job of the next project goes on', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('given up')
    desk.open('8')
    await desk.running('j2')
    desk.calls.cancelled[0]?.settle(E.right(aJob()))
    await done
    expect([desk.keeper.kept('7'), desk.keeper.kept('8')?.job]).toEqual([undefined, 'j2'])
    expect(desk.phase()).toMatchObject({ kind: 'running', of: { job: 'j2' }, ending: undefined })
  })

  it('goes on where giving it up fails, and can be given up again', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('given up')
    await desk.cancel('given up')
    desk.calls.followed[0]?.hear(aJob({ progress: 0.9 }))
    desk.calls.cancelled[0]?.settle(E.left({ kind: 'unreachable' }))
    await done
    expect(desk.calls.cancelled).toHaveLength(1)
    expect(desk.phase()).toMatchObject({
      kind: 'running',
      progress: 0.9,
      ending: undefined,
      failure: 'It was not stopped: the server cannot be reached',
    })
    void desk.cancel('given up')
    expect(desk.calls.cancelled).toHaveLength(2)
  })
})

describe('a job that is stopped to be used', () => {
  it('waits for the plan that the job hands in, and proposes it', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('used')
    desk.calls.cancelled[0]?.settle(E.right(aJob({ message: 'Stopping.' })))
    await done
    expect(desk.phase()).toMatchObject({ kind: 'running', ending: 'used' })
    desk.calls.followed[0]?.hear(aJob(stopped))
    expect(desk.kind()).toBe('proposed')
  })

  it('proposes its plan at once where the job had ended already', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const done = desk.cancel('used')
    desk.calls.cancelled[0]?.settle(E.right(aJob(stopped)))
    await done
    expect([desk.kind(), desk.keeper.kept('7')?.job]).toEqual(['proposed', 'j1'])
  })
})

it('nothing is cancelled where no job runs', async () => {
  const desk = optimisingLaid()
  await desk.cancel('used')
  expect(desk.calls.cancelled).toEqual([])
})
