import { describe, expect, it } from 'vitest'
import { aJob, aResult, optimisingLaid } from '../../kit/optimisation-use-cases'

const best = (metres: number) => ({ cost: metres, metres, seconds: metres, planned: 3, unplanned: 0 })

describe('a job that is followed', () => {
  it('shows its progress, and each cheaper plan with the second it was found at', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const [told] = desk.calls.followed
    told?.hear(aJob({ state: 'queued', progress: 0, message: 'Waiting: no worker is running.' }))
    expect(desk.phase()).toMatchObject({ isQueued: true, note: 'Waiting: no worker is running.' })
    desk.clock.pass(2_000)
    told?.hear(aJob({ progress: 0.2, best: best(900) }))
    desk.clock.pass(1_000)
    told?.hear(aJob({ progress: 0.3, best: best(900) }))
    told?.hear(aJob({ progress: 0.3, best: { ...best(800), seconds: 950 } }))
    told?.hear(aJob({ progress: 0.3, best: { ...best(800), seconds: 940 } }))
    expect(desk.phase()).toMatchObject({
      isQueued: false,
      note: undefined,
      progress: 0.3,
      bests: [
        { seconds: 2, best: { metres: 900 } },
        { seconds: 3, best: { metres: 800, seconds: 950 } },
      ],
    })
  })

  it('never shows less progress than before', async () => {
    const desk = optimisingLaid()
    await desk.running()
    for (const progress of [0.6, 0.4]) desk.calls.followed[0]?.hear(aJob({ progress }))
    expect(desk.phase()).toMatchObject({ progress: 0.6 })
  })

  it('ends with its proposal, and with the best figures so far where it names none', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const [told] = desk.calls.followed
    told?.hear(aJob({ best: best(900) }))
    told?.hear(aJob({ state: 'done', progress: 1, result: aResult }))
    expect(desk.phase()).toMatchObject({ kind: 'proposed', result: aResult, best: { metres: 900 }, isSaving: false })
    expect([told?.isStopped, desk.keeper.kept('7')?.job]).toEqual([true, 'j1'])
  })

  it.each([
    ['failed', 'The solver stopped.', 'The solver stopped.'],
    ['failed', undefined, 'The optimiser found no plan'],
    ['cancelled', undefined, 'It was stopped before there was a plan'],
  ] as const)('that is %s without a plan, saying %j, says so', async (state, message, failure) => {
    const desk = optimisingLaid()
    await desk.running()
    desk.calls.followed[0]?.hear(aJob({ state, message }))
    expect(desk.phase()).toEqual({ kind: 'idle', failure })
    expect(desk.keeper.kept('7')).toBeUndefined()
  })

  it('that was stopped elsewhere proposes the plan that it had', async () => {
    const desk = optimisingLaid()
    await desk.running()
    desk.calls.followed[0]?.hear(aJob({ state: 'cancelled', result: aResult }))
    expect(desk.kind()).toBe('proposed')
  })

  it('that the server no longer knows is forgotten', async () => {
    const desk = optimisingLaid()
    await desk.running()
    desk.calls.followed[0]?.become('over')
    expect([desk.kind(), desk.keeper.kept('7')]).toEqual(['idle', undefined])
  })

  it('stays on show while the server cannot be reached', async () => {
    const desk = optimisingLaid()
    await desk.running()
    desk.calls.followed[0]?.become('away')
    expect(desk.kind()).toBe('running')
  })

  it('passes a 401 on to `attempt`, as every failure', async () => {
    const desk = optimisingLaid()
    await desk.running()
    desk.calls.followed[0]?.become('signed-out')
    await expect.poll(() => desk.calls.failed).toEqual([['follow a job', { kind: 'signed-out' }]])
  })

  it('is no longer followed once its project is left, and changes nothing in the next one', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const [told] = desk.calls.followed
    desk.open('8')
    expect(told?.isStopped).toBe(true)
    told?.hear(aJob({ state: 'done', result: aResult }))
    told?.become('over')
    expect([desk.kind(), desk.keeper.kept('7')?.job]).toEqual(['idle', 'j1'])
  })

  it('ignores late news of an earlier job', async () => {
    const desk = optimisingLaid()
    await desk.running()
    const [told] = desk.calls.followed
    told?.hear(aJob({ id: 'j0', state: 'done', result: aResult }))
    expect(desk.kind()).toBe('running')
  })

  it('is followed again when its project is opened again', async () => {
    const desk = optimisingLaid()
    await desk.running()
    desk.open('8')
    desk.open('7')
    desk.calls.followed[1]?.hear(aJob({ state: 'done', result: aResult }))
    expect(desk.kind()).toBe('proposed')
  })
})
