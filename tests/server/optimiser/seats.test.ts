import { describe, expect, it } from 'vitest'
import { seats } from '../../../server/optimiser/seats'
import { whenCalledOff } from '../../kit/when-called-off'

/** Something that goes on until it is told to end, and tells when it began. */
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
    const { taking, lending } = seats(1)
    const one = aTask()
    const taken = taking(one.act)
    await aMoment()
    expect(await lending(async () => undefined)).toBe(false)
    one.end()
    await taken
    expect(await lending(async () => undefined)).toBe(true)
  })

  it('that are lent are asked back by whoever finds none, and by nobody else', async () => {
    const { taking, lending } = seats(2)
    const [one, two] = [aTask(), aTask()]
    const taken = taking(one.act)
    let isWanted = false
    const lent = lending(
      (wanted) =>
        new Promise((resolve) =>
          whenCalledOff(wanted, () => {
            isWanted = true
            resolve()
          }),
        ),
    )
    await aMoment()
    expect(isWanted).toBe(false)
    const next = taking(two.act)
    await aMoment()
    expect([isWanted, two.hasBegun()]).toEqual([true, true])
    expect(await lent).toBe(true)
    one.end()
    two.end()
    await Promise.all([taken, next])
  })
})
