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

describe('seats', () => {
  it('are taken in the order in which people came', async () => {
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

  it('are lent only while they are free', async () => {
    const { run, tryBorrow } = createSemaphore(1)
    const one = aJob()
    const running = run(one.act)
    await aMoment()
    expect(tryBorrow()).toBeUndefined()
    one.end()
    await running
    expect(tryBorrow()?.reclaimed.aborted).toBe(false)
  })

  it('that are lent are asked back by whoever finds none, and by nobody else', async () => {
    const { run, tryBorrow } = createSemaphore(2)
    const [one, two] = [aJob(), aJob()]
    const running = run(one.act)
    const permit = tryBorrow()
    await aMoment()
    expect(permit?.reclaimed.aborted).toBe(false)
    const next = run(two.act)
    await aMoment()
    expect([permit?.reclaimed.aborted, two.hasBegun()]).toEqual([true, false])
    permit?.release()
    await aMoment()
    expect(two.hasBegun()).toBe(true)
    one.end()
    two.end()
    await Promise.all([running, next])
  })

  it('that are lent are given back once, and then nobody asks for them', async () => {
    const { run, tryBorrow } = createSemaphore(1)
    const permit = tryBorrow()
    permit?.release()
    permit?.release()
    const [one, two] = [aJob(), aJob()]
    const all = [one, two].map(({ act }) => run(act))
    await aMoment()
    expect([one.hasBegun(), two.hasBegun(), permit?.reclaimed.aborted]).toEqual([true, false, false])
    one.end()
    two.end()
    await Promise.all(all)
  })
})
