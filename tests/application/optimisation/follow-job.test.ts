import { describe, expect, it } from 'vitest'
import { aJob, aResult, optimisationUseCases } from '../../kit/optimisation-use-cases'

const best = (metres: number) => ({ cost: metres, metres, seconds: metres, planned: 3, unplanned: 0 })

describe('followJob', () => {
  it('the progress shows each cheaper plan with the second it was found at', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const [followed] = useCases.calls.followed
    followed?.onUpdate(aJob({ state: 'queued', progress: 0, message: 'Waiting: no worker is running.' }))
    expect(useCases.phase()).toMatchObject({ isQueued: true, note: 'Waiting: no worker is running.' })
    useCases.clock.advance(2_000)
    followed?.onUpdate(aJob({ progress: 0.2, best: best(900) }))
    useCases.clock.advance(1_000)
    followed?.onUpdate(aJob({ progress: 0.3, best: best(900) }))
    followed?.onUpdate(aJob({ progress: 0.3, best: { ...best(800), seconds: 950 } }))
    followed?.onUpdate(aJob({ progress: 0.3, best: { ...best(800), seconds: 940 } }))
    expect(useCases.phase()).toMatchObject({
      isQueued: false,
      note: undefined,
      progress: 0.3,
      bestHistory: [
        { seconds: 2, best: { metres: 900 } },
        { seconds: 3, best: { metres: 800, seconds: 950 } },
      ],
    })
  })

  it('the progress never goes back', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    for (const progress of [0.6, 0.4]) useCases.calls.followed[0]?.onUpdate(aJob({ progress }))
    expect(useCases.phase()).toMatchObject({ progress: 0.6 })
  })

  it('a finished job gives its proposal, with the last figures where it has none', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const [followed] = useCases.calls.followed
    followed?.onUpdate(aJob({ best: best(900) }))
    followed?.onUpdate(aJob({ state: 'done', progress: 1, result: aResult }))
    expect(useCases.phase()).toMatchObject({
      kind: 'proposed',
      result: aResult,
      best: { metres: 900 },
      isSaving: false,
    })
    expect([followed?.isStopped, useCases.jobStorage.load('7')?.jobId]).toEqual([true, 'j1'])
  })

  it.each([
    ['failed', 'The solver stopped.', 'The solver stopped.'],
    ['failed', undefined, 'The optimiser found no plan'],
    ['cancelled', undefined, 'It was stopped before there was a plan'],
  ] as const)('a job that is %s without a plan, saying %j, says so', async (state, message, failure) => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.calls.followed[0]?.onUpdate(aJob({ state, message }))
    expect(useCases.phase()).toEqual({ kind: 'idle', failure })
    expect(useCases.jobStorage.load('7')).toBeUndefined()
  })

  it('a job that was cancelled elsewhere proposes its best plan', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.calls.followed[0]?.onUpdate(aJob({ state: 'cancelled', result: aResult }))
    expect(useCases.kind()).toBe('proposed')
  })

  it('a job that the server no longer has is forgotten', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.calls.followed[0]?.onState('ended')
    expect([useCases.kind(), useCases.jobStorage.load('7')]).toEqual(['idle', undefined])
  })

  it('a running job stays on screen while the server could not be reached', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.calls.followed[0]?.onState('unavailable')
    expect(useCases.kind()).toBe('running')
  })

  it('a 401 is passed to `callServer`, like every failure', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.calls.followed[0]?.onState('signed-out')
    await expect.poll(() => useCases.calls.failed).toEqual([['follow a job', { kind: 'signed-out' }]])
  })

  it('a job is no longer followed once its project is closed, and changes nothing in the next', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const [followed] = useCases.calls.followed
    useCases.open('8')
    expect(followed?.isStopped).toBe(true)
    followed?.onUpdate(aJob({ state: 'done', result: aResult }))
    followed?.onState('ended')
    expect([useCases.kind(), useCases.jobStorage.load('7')?.jobId]).toEqual(['idle', 'j1'])
  })

  it('late events of an earlier job are ignored', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    const [followed] = useCases.calls.followed
    followed?.onUpdate(aJob({ id: 'j0', state: 'done', result: aResult }))
    expect(useCases.kind()).toBe('running')
  })

  it('a job is followed again when its project is opened again', async () => {
    const useCases = optimisationUseCases()
    await useCases.running()
    useCases.open('8')
    useCases.open('7')
    useCases.calls.followed[1]?.onUpdate(aJob({ state: 'done', result: aResult }))
    expect(useCases.kind()).toBe('proposed')
  })
})
