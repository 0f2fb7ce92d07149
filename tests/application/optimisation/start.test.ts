import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { jobDetails, optimisationUseCases } from '../../kit/optimisation-use-cases'

describe('startOptimisation', () => {
  it('a started job is followed, and stored so that a reload finds it', async () => {
    const useCases = optimisationUseCases()
    useCases.clock.advance(5_000)
    const done = useCases.start()
    expect([useCases.kind(), useCases.store.isBusy]).toEqual(['starting', true])
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    expect(useCases.phase()).toMatchObject({
      kind: 'running',
      trackedJob: { job: 'j1', ...jobDetails, askedAt: 5_000 },
      progress: 0,
    })
    expect(useCases.calls.followed.map(({ id }) => id)).toEqual(['j1'])
    expect(useCases.jobStorage.load('7')).toEqual({ job: 'j1', ...jobDetails, askedAt: 5_000 })
  })

  it('only one job is started, however often the button is pressed', async () => {
    const useCases = optimisationUseCases()
    const done = useCases.start()
    await useCases.start()
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    await useCases.start()
    expect(useCases.calls.optimised).toHaveLength(1)
  })

  it('a job that could not be started shows the message of the server', async () => {
    const useCases = optimisationUseCases()
    useCases.store.set({ ...useCases.store.value, options: { ...useCases.store.value.options, weights: 'fewest' } })
    const done = useCases.start()
    const message = 'There is nobody to drive: add a driver first.'
    useCases.calls.optimised[0]?.resolve(E.left({ kind: 'refused', code: 'nothing_to_plan', message }))
    await done
    expect(useCases.phase()).toEqual({ kind: 'idle', failure: message })
    expect(useCases.store.value.options.weights).toBe('fewest')
    expect(useCases.calls.failed).toMatchObject([['optimise', { kind: 'refused' }]])
    expect(useCases.jobStorage.load('7')).toBeUndefined()
  })

  it('a job does not show in a project opened meanwhile, but is found in its own later', async () => {
    const useCases = optimisationUseCases()
    const done = useCases.start()
    useCases.open('8')
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    expect([useCases.kind(), useCases.calls.followed.length]).toEqual(['idle', 0])
    useCases.open('7')
    expect(useCases.phase()).toMatchObject({ kind: 'running', trackedJob: { job: 'j1' } })
  })

  it('no job is started without a project', async () => {
    const useCases = optimisationUseCases()
    useCases.resume(undefined)
    await useCases.start()
    expect(useCases.calls.optimised).toEqual([])
  })
})
