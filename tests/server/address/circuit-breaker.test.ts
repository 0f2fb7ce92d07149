import { describe, expect, it } from 'vitest'
import { withCircuitBreaker } from '../../../server/address/circuit-breaker'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'

const rule = { failures: 3, restMs: 30_000 }

/** A service that is away until `back` is called. */
const aServiceAway = () => {
  let answer = unavailable
  const { book, asked } = testGeocoder(() => answer)
  const clock = aClock()
  return {
    find: withCircuitBreaker(book, clock, rule).find,
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
    for (let time = 0; time < 10; time += 1) expect(await find(queryFor(1))).toEqual(unavailable)
    expect(asked).toHaveLength(3)
    clock.pass(29_999)
    await find(queryFor(1))
    expect(asked).toHaveLength(3)
  })

  it('is tried again after that, and rests again where it is still away', async () => {
    const { find, asked, clock } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(30_000)
    await find(queryFor(1))
    await find(queryFor(1))
    expect(asked).toHaveLength(4)
    clock.pass(30_000)
    await find(queryFor(1))
    expect(asked).toHaveLength(5)
  })

  it('serves everybody once it is back', async () => {
    const { find, clock, back } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    back()
    expect(await find(queryFor(1))).toEqual(unavailable)
    clock.pass(30_000)
    expect(await find(queryFor(1))).toEqual(someStreet)
    expect(await find(queryFor(2))).toEqual(someStreet)
  })

  it('is tried by one at a time', async () => {
    const clock = aClock()
    let answer = (): void => undefined
    const { book, asked } = testGeocoder(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(asked.length < 4 ? unavailable : someStreet)
        }),
    )
    const { find } = withCircuitBreaker(book, clock, rule)
    for (let time = 0; time < 3; time += 1) {
      const found = find(queryFor(1))
      answer()
      await found
    }
    clock.pass(30_000)
    const trying = find(queryFor(1))
    expect(await find(queryFor(2))).toEqual(unavailable)
    answer()
    expect(await trying).toEqual(someStreet)
    expect(asked).toHaveLength(4)
  })

  it('is tried at once where the clock was put back', async () => {
    const { find, asked, clock } = aServiceAway()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(-3_600_000)
    await find(queryFor(1))
    expect(asked).toHaveLength(4)
  })

  it('is tried again although a lookup broke down', async () => {
    const clock = aClock()
    const { book, asked } = testGeocoder(() => {
      if (asked.length > 3) throw new Error('broke down')
      return unavailable
    })
    const { find } = withCircuitBreaker(book, clock, rule)
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(30_000)
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
  })
})

describe('a service that only sometimes fails', () => {
  it.each([
    ['finds something', someStreet],
    ['finds nothing there', nothingFound],
  ])('is never left alone as long as it %s in between', async (_, answer) => {
    const { book, asked } = testGeocoder(() => (asked.length % 3 === 0 ? answer : unavailable))
    const { find } = withCircuitBreaker(book, aClock(), rule)
    for (let time = 0; time < 30; time += 1) await find(queryFor(1))
    expect(asked).toHaveLength(30)
  })
})
