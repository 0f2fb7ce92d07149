import { describe, expect, it } from 'vitest'
import { behindCircuit } from '../../../server/address/circuit-breaker'
import { aClock, away, bookOf, house, nothingThere, someStreet } from './test-geocoders'

const rule = { failures: 3, restMs: 30_000 }

/** A service that is away until `back` is called. */
const aServiceAway = () => {
  let answer = away
  const { book, asked } = bookOf(() => answer)
  const clock = aClock()
  return {
    find: behindCircuit(book, clock, rule).find,
    asked,
    clock,
    back: () => {
      answer = someStreet
    },
  }
}

describe('a service that is away', () => {
  it('is asked three times, and then left alone for half a minute', async () => {
    const { find, asked, clock } = aServiceAway()
    for (let time = 0; time < 10; time += 1) expect(await find(house(1))).toEqual(away)
    expect(asked).toHaveLength(3)
    clock.pass(29_999)
    await find(house(1))
    expect(asked).toHaveLength(3)
  })

  it('is tried again after that, and rests again where it is still away', async () => {
    const { find, asked, clock } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(house(1))
    clock.pass(30_000)
    await find(house(1))
    await find(house(1))
    expect(asked).toHaveLength(4)
    clock.pass(30_000)
    await find(house(1))
    expect(asked).toHaveLength(5)
  })

  it('serves everybody once it is back', async () => {
    const { find, clock, back } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(house(1))
    back()
    expect(await find(house(1))).toEqual(away)
    clock.pass(30_000)
    expect(await find(house(1))).toEqual(someStreet)
    expect(await find(house(2))).toEqual(someStreet)
  })

  it('is tried by one at a time', async () => {
    const clock = aClock()
    let answer = (): void => undefined
    const { book, asked } = bookOf(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(asked.length < 4 ? away : someStreet)
        }),
    )
    const { find } = behindCircuit(book, clock, rule)
    for (let time = 0; time < 3; time += 1) {
      const found = find(house(1))
      answer()
      await found
    }
    clock.pass(30_000)
    const trying = find(house(1))
    expect(await find(house(2))).toEqual(away)
    answer()
    expect(await trying).toEqual(someStreet)
    expect(asked).toHaveLength(4)
  })

  it('is tried at once where the clock was put back', async () => {
    const { find, asked, clock } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(house(1))
    clock.pass(-3_600_000)
    await find(house(1))
    expect(asked).toHaveLength(4)
  })

  it('is tried again although a lookup broke down', async () => {
    const clock = aClock()
    const { book, asked } = bookOf(() => {
      if (asked.length > 3) throw new Error('broke down')
      return away
    })
    const { find } = behindCircuit(book, clock, rule)
    for (let time = 0; time < 3; time += 1) await find(house(1))
    clock.pass(30_000)
    await expect(find(house(1))).rejects.toThrow('broke down')
    await expect(find(house(1))).rejects.toThrow('broke down')
  })
})

describe('a service that only sometimes fails', () => {
  it.each([
    ['finds something', someStreet],
    ['finds nothing there', nothingThere],
  ])('is never left alone as long as it %s in between', async (_, answer) => {
    const { book, asked } = bookOf(() => (asked.length % 3 === 0 ? answer : away))
    const { find } = behindCircuit(book, aClock(), rule)
    for (let time = 0; time < 30; time += 1) await find(house(1))
    expect(asked).toHaveLength(30)
  })
})
