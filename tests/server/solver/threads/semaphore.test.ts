import { describe, expect, it } from 'vitest'
import { seats } from '../../../../server/solver/threads/semaphore'

/** A task that reports when it begins, and that the test ends. */
const aTask = () => {
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
    const { taking } = seats(1)
    const [one, two, three] = [aTask(), aTask(), aTask()]
    const all = [one, two, three].map(({ act }) => taking(act))
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
    const { taking, lend } = seats(1)
    const one = aTask()
    const taken = taking(one.act)
    await aMoment()
    expect(lend()).toBeUndefined()
    one.end()
    await taken
    expect(lend()?.wanted.aborted).toBe(false)
  })

  it('that are lent are asked back by whoever finds none, and by nobody else', async () => {
    const { taking, lend } = seats(2)
    const [one, two] = [aTask(), aTask()]
    const taken = taking(one.act)
    const loan = lend()
    await aMoment()
    expect(loan?.wanted.aborted).toBe(false)
    const next = taking(two.act)
    await aMoment()
    expect([loan?.wanted.aborted, two.hasBegun()]).toEqual([true, false])
    loan?.giveBack()
    await aMoment()
    expect(two.hasBegun()).toBe(true)
    one.end()
    two.end()
    await Promise.all([taken, next])
  })

  it('that are lent are given back once, and then nobody asks for them', async () => {
    const { taking, lend } = seats(1)
    const loan = lend()
    loan?.giveBack()
    loan?.giveBack()
    const [one, two] = [aTask(), aTask()]
    const all = [one, two].map(({ act }) => taking(act))
    await aMoment()
    expect([one.hasBegun(), two.hasBegun(), loan?.wanted.aborted]).toEqual([true, false, false])
    one.end()
    two.end()
    await Promise.all(all)
  })
})
