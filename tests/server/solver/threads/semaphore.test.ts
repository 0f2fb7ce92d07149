import { describe, expect, it } from 'vitest'
import { createSemaphore } from '../../../../server/solver/threads/semaphore'

/** A task that reports when it begins, and that the test ends. */
const aJob = () => {
  let end = (): void => undefined
  let hasBegun = false
  const ended = new Promise<void>((resolve) => (end = resolve))
  return {
    end: () => end(),
    hasBegun: () => hasBegun,
    act: async () => {
      hasBegun = true
      await ended
    },
  }
}

const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('createSemaphore', () => {
  it('tasks run in the order in which they came', async () => {
    const { run } = createSemaphore(1)
    const [one, two, three] = [aJob(), aJob(), aJob()]
    const all = [one, two, three].map(({ act }) => run(act))
    await aMoment()
    expect([one, two, three].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false])
    one.end()
    await aMoment()
    expect([two, three].map(({ hasBegun }) => hasBegun())).toEqual([true, false])
    two.end()
    three.end()
    await Promise.all(all)
  })

  it('a permit can be borrowed only while one is free', async () => {
    const { run, borrowFreePermit } = createSemaphore(1)
    const one = aJob()
    const running = run(one.act)
    await aMoment()
    expect(borrowFreePermit()).toBeUndefined()
    one.end()
    await running
    expect(borrowFreePermit()?.mustRelease.aborted).toBe(false)
  })

  it('a borrowed permit is reclaimed only when a task finds no free one', async () => {
    const { run, borrowFreePermit } = createSemaphore(2)
    const [one, two] = [aJob(), aJob()]
    const running = run(one.act)
    const permit = borrowFreePermit()
    await aMoment()
    expect(permit?.mustRelease.aborted).toBe(false)
    const next = run(two.act)
    await aMoment()
    expect([permit?.mustRelease.aborted, two.hasBegun()]).toEqual([true, false])
    permit?.release()
    await aMoment()
    expect(two.hasBegun()).toBe(true)
    one.end()
    two.end()
    await Promise.all([running, next])
  })

  it('the last permits are not lent, but tasks get them, and then the lent permit too', async () => {
    const { run, borrowFreePermit } = createSemaphore(3, 1)
    const [one, two, three] = [aJob(), aJob(), aJob()]
    const running = [run(one.act)]
    const permit = borrowFreePermit()
    expect(borrowFreePermit()).toBeUndefined()
    running.push(run(two.act))
    await aMoment()
    expect([two.hasBegun(), permit?.mustRelease.aborted]).toEqual([true, false])
    running.push(run(three.act))
    await aMoment()
    expect([three.hasBegun(), permit?.mustRelease.aborted]).toEqual([false, true])
    permit?.release()
    await aMoment()
    expect(three.hasBegun()).toBe(true)
    for (const { end } of [one, two, three]) end()
    await Promise.all(running)
    expect(borrowFreePermit()?.mustRelease.aborted).toBe(false)
  })

  it('a borrowed permit that was released twice counts once, and is not reclaimed any more', async () => {
    const { run, borrowFreePermit } = createSemaphore(1)
    const permit = borrowFreePermit()
    permit?.release()
    permit?.release()
    const [one, two] = [aJob(), aJob()]
    const all = [one, two].map(({ act }) => run(act))
    await aMoment()
    expect([one.hasBegun(), two.hasBegun(), permit?.mustRelease.aborted]).toEqual([true, false, false])
    one.end()
    two.end()
    await Promise.all(all)
  })
})
