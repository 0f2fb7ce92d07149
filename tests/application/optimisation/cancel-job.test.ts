import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { aJob, aResult, optimisationUseCases } from '../../kit/optimisation-use-cases'

const stopped = { state: 'cancelled', result: aResult } as const

describe('cancelJob, giving up', () => {
  it('the job is over once the server has answered, whatever events still arrive', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('given up')
    expect(useCases.phase()).toMatchObject({ kind: 'running', cancelMode: 'given up' })
    useCases.calls.cancelled[0]?.resolve(E.right(aJob()))
    await done
    expect([useCases.kind(), useCases.jobStorage.load('7'), useCases.calls.followed[0]?.isStopped]).toEqual([
      'idle',
      undefined,
      true,
    ])
    useCases.calls.followed[0]?.onUpdate(aJob(stopped))
    expect(useCases.kind()).toBe('idle')
  })

  it('a plan that arrives before the answer of the server is not proposed', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('given up')
    useCases.calls.followed[0]?.onUpdate(aJob({ state: 'done', result: aResult }))
    expect(useCases.kind()).toBe('idle')
    useCases.calls.cancelled[0]?.resolve(E.right(aJob({ state: 'done', result: aResult })))
    await done
    expect(useCases.phase()).toEqual({ kind: 'idle', failure: undefined })
  })

  it('a job is given up after its project was closed, and the job of the next project goes on', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('given up')
    useCases.open('8')
    await useCases.running('j2')
    useCases.calls.cancelled[0]?.resolve(E.right(aJob()))
    await done
    expect([useCases.jobStorage.load('7'), useCases.jobStorage.load('8')?.jobId]).toEqual([undefined, 'j2'])
    expect(useCases.phase()).toMatchObject({ kind: 'running', trackedJob: { jobId: 'j2' }, cancelMode: undefined })
  })

  it('a job goes on where giving it up fails, and can be given up again', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('given up')
    await useCases.cancel('given up')
    useCases.calls.followed[0]?.onUpdate(aJob({ progress: 0.9 }))
    useCases.calls.cancelled[0]?.resolve(E.left({ kind: 'unreachable' }))
    await done
    expect(useCases.calls.cancelled).toHaveLength(1)
    expect(useCases.phase()).toMatchObject({
      kind: 'running',
      progress: 0.9,
      cancelMode: undefined,
      failure: 'It was not stopped: the server could not be reached',
    })
    void useCases.cancel('given up')
    expect(useCases.calls.cancelled).toHaveLength(2)
  })
})

describe('cancelJob, using the plan', () => {
  it('the best plan of the stopped job is proposed once it arrives', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('used')
    useCases.calls.cancelled[0]?.resolve(E.right(aJob({ message: 'Stopping.' })))
    await done
    expect(useCases.phase()).toMatchObject({ kind: 'running', cancelMode: 'used' })
    useCases.calls.followed[0]?.onUpdate(aJob(stopped))
    expect(useCases.kind()).toBe('proposed')
  })

  it('the plan of a job that had ended already is proposed at once', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const done = useCases.cancel('used')
    useCases.calls.cancelled[0]?.resolve(E.right(aJob(stopped)))
    await done
    expect([useCases.kind(), useCases.jobStorage.load('7')?.jobId]).toEqual(['proposed', 'j1'])
  })
})

it('no call is made where no job runs', async () => {
  const useCases = optimisationUseCases()
  await useCases.cancel('used')
  expect(useCases.calls.cancelled).toEqual([])
})
