import { describe, expect, it } from 'vitest'
import { withCircuitBreaker } from '../../../server/address/limit-lookups'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'

const options = { maxFailures: 3, openMs: 30_000 }

/** A service that is unavailable until `back` is called. */
const anUnavailableService = () => {
  let answer = unavailable
  const { geocoder, queries } = testGeocoder(() => answer)
  const clock = aClock()
  return {
    find: withCircuitBreaker(geocoder, clock, options).find,
    queries,
    clock,
    back: () => {
      answer = someStreet
    },
  }
}

describe('withCircuitBreaker: an unavailable service', () => {
  it('the service gets three requests, and then none for half a minute', async () => {
    const { find, queries, clock } = anUnavailableService()
    for (let time = 0; time < 10; time += 1) expect(await find(queryFor(1))).toEqual(unavailable)
    expect(queries).toHaveLength(3)
    clock.pass(29_999)
    await find(queryFor(1))
    expect(queries).toHaveLength(3)
  })

  it('after half a minute one lookup tests the service, and a failure starts another pause', async () => {
    const { find, queries, clock } = anUnavailableService()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(30_000)
    await find(queryFor(1))
    await find(queryFor(1))
    expect(queries).toHaveLength(4)
    clock.pass(30_000)
    await find(queryFor(1))
    expect(queries).toHaveLength(5)
  })

  it('an available service answers all lookups again', async () => {
    const { find, clock, back } = anUnavailableService()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    back()
    expect(await find(queryFor(1))).toEqual(unavailable)
    clock.pass(30_000)
    expect(await find(queryFor(1))).toEqual(someStreet)
    expect(await find(queryFor(2))).toEqual(someStreet)
  })

  it('one lookup at a time tests the service', async () => {
    const clock = aClock()
    let answer = (): void => undefined
    const { geocoder, queries } = testGeocoder(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(queries.length < 4 ? unavailable : someStreet)
        }),
    )
    const { find } = withCircuitBreaker(geocoder, clock, options)
    for (let time = 0; time < 3; time += 1) {
      const lookup = find(queryFor(1))
      answer()
      await lookup
    }
    clock.pass(30_000)
    const trying = find(queryFor(1))
    expect(await find(queryFor(2))).toEqual(unavailable)
    answer()
    expect(await trying).toEqual(someStreet)
    expect(queries).toHaveLength(4)
  })

  it('the service is tested at once if the clock was put back', async () => {
    const { find, queries, clock } = anUnavailableService()
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(-3_600_000)
    await find(queryFor(1))
    expect(queries).toHaveLength(4)
  })

  it('the service is tested again after a lookup that threw', async () => {
    const clock = aClock()
    const { geocoder, queries } = testGeocoder(() => {
      if (queries.length > 3) throw new Error('broke down')
      return unavailable
    })
    const { find } = withCircuitBreaker(geocoder, clock, options)
    for (let time = 0; time < 3; time += 1) await find(queryFor(1))
    clock.pass(30_000)
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
  })
})

describe('withCircuitBreaker: a service that fails sometimes', () => {
  it.each([
    ['finds something', someStreet],
    ['finds nothing there', nothingFound],
  ])('the circuit stays closed as long as the service %s in between', async (_, answer) => {
    const { geocoder, queries } = testGeocoder(() => (queries.length % 3 === 0 ? answer : unavailable))
    const { find } = withCircuitBreaker(geocoder, aClock(), options)
    for (let time = 0; time < 30; time += 1) await find(queryFor(1))
    expect(queries).toHaveLength(30)
  })
})
