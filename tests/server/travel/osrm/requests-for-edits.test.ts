import { describe, expect, it } from 'vitest'
import { estimatedTravel } from '../../../../server/travel'
import { osrmForEachTest } from './osrm-for-each-test'
import { metresBetween, secondsBetween } from './osrm-stand-in'

const gouda = { lat: 52.0116, lng: 4.7105 }
const utrecht = { lat: 52.0907, lng: 5.1214 }
const groningen = { lat: 53.2194, lng: 6.5665 }

const places = (count: number) => Array.from({ length: count }, (_, index) => ({ lat: 51 + index / 100, lng: 5 }))

describe('what osrmTravel requests for edits by hand and their prices', () => {
  const osrm = osrmForEachTest()

  it('the legs from and to one place are requested in two requests, and once', async () => {
    const roads = osrm.travel()
    const others = places(60)
    const pairs = others.flatMap((place): [typeof gouda, typeof gouda][] => [
      [gouda, place],
      [place, gouda],
    ])
    await roads.requestLegs(pairs, [])
    await roads.requestLegs(pairs, [])
    expect(osrm.service.received.length).toBe(2)
    for (const [from, to] of pairs)
      expect(roads.leg(from, to)).toEqual({
        seconds: Math.ceil(secondsBetween(from, to) ?? NaN),
        metres: Math.ceil(metresBetween(from, to) ?? NaN),
        source: 'osrm',
      })
  })

  it('more than a hundred places are requested in parts, and a path as one', async () => {
    const roads = osrm.travel()
    const others = places(150)
    await roads.requestLegs(
      others.map((place): [typeof gouda, typeof gouda] => [gouda, place]),
      [others, others],
    )
    const services = osrm.service.received.map(({ url }) => url.pathname.split('/')[1])
    expect(services.filter((name) => name === 'table')).toHaveLength(2)
    expect(services.filter((name) => name === 'route')).toHaveLength(2)
  })

  it('a path whose legs are all known is requested for its line, and not for its legs', async () => {
    const roads = osrm.travel()
    await roads.table([gouda, utrecht])
    const straight = estimatedTravel.drive([gouda, utrecht, gouda]).polyline
    await roads.requestLegs([], [[gouda, utrecht, gouda]])
    expect(osrm.service.received).toHaveLength(1)
    await roads.requestDrives([[gouda, utrecht, gouda], [gouda]])
    await roads.requestDrives([[gouda, utrecht, gouda]])
    expect(osrm.service.received.map(({ url }) => url.pathname.split('/')[1])).toEqual(['table', 'route'])
    expect(roads.drive([gouda, utrecht, gouda]).polyline).not.toBe(straight)
  })

  it('a line that OSRM does not give in time is straight', async () => {
    osrm.service.fail('slow')
    const roads = osrm.travel({ editTimeoutMs: 100 })
    await roads.requestDrives([[gouda, utrecht]])
    expect(roads.drive([gouda, utrecht])).toEqual(estimatedTravel.drive([gouda, utrecht]))
  })

  it('a leg that is known keeps its figures when a drive says otherwise', async () => {
    await osrm.restart({ routeFactor: 2 })
    const roads = osrm.travel()
    await roads.requestLegs([[gouda, utrecht]], [])
    const before = roads.leg(gouda, utrecht)
    await roads.prefetch([[gouda, utrecht, gouda]])
    expect(roads.leg(gouda, utrecht)).toEqual(before)
    expect(roads.drive([gouda, utrecht]).metres).toBe(before?.metres)
  })

  it('legs that OSRM does not give in time are estimates', async () => {
    osrm.service.fail('slow')
    const roads = osrm.travel({ editTimeoutMs: 100 })
    await roads.requestLegs([[gouda, utrecht]], [])
    expect(roads.leg(gouda, utrecht)).toEqual(estimatedTravel.leg(gouda, utrecht))
  })

  it('OSRM that answers, but not all in time, does not count as unavailable', async () => {
    const roads = osrm.travel({ editTimeoutMs: 300 })
    osrm.service.fail('slow', 1)
    await roads.requestLegs(
      [
        [gouda, utrecht],
        [utrecht, groningen],
      ],
      [],
    )
    expect(osrm.unavailableReasons).toEqual([])
    osrm.service.fail(undefined)
    expect((await roads.table([gouda, utrecht])).warning).toBeUndefined()
  })

  it('a line that does not come in time says nothing about OSRM where all legs are known', async () => {
    const roads = osrm.travel({ editTimeoutMs: 100 })
    await roads.requestLegs([[gouda, utrecht]], [])
    osrm.service.fail('slow')
    await roads.requestDrives([[gouda, utrecht]])
    expect(osrm.unavailableReasons).toEqual([])
    osrm.service.fail(undefined)
    await roads.requestDrives([[utrecht, gouda]])
    expect(roads.leg(utrecht, gouda)?.source).toBe('osrm')
  })

  it('drives get only the time that the legs of the same edit did not use', async () => {
    const roads = osrm.travel({ editTimeoutMs: 5_000 })
    osrm.service.fail('slow')
    const start = performance.now()
    await roads.requestDrives([[gouda, utrecht]], start - 4_900)
    expect(performance.now() - start).toBeLessThan(2_000)
    const requests = osrm.service.received.length
    await roads.requestDrives([[utrecht, gouda]], start - 5_000)
    expect(osrm.service.received).toHaveLength(requests)
    expect(osrm.unavailableReasons).toEqual([])
  })

  it('legs that were given for single pairs are not requested again along a path', async () => {
    const roads = osrm.travel()
    await roads.requestLegs([[gouda, utrecht]], [])
    await roads.requestLegs([], [[gouda, utrecht, utrecht]])
    expect(osrm.service.received).toHaveLength(1)
  })

  it('OSRM that answers nothing in time counts as unavailable', async () => {
    const roads = osrm.travel({ editTimeoutMs: 100 })
    osrm.service.fail('slow')
    await roads.requestLegs([[gouda, utrecht]], [])
    expect(osrm.unavailableReasons).toHaveLength(1)
  })

  it('a place that no road leads to has no leg after a request', async () => {
    const roads = osrm.travel()
    await roads.requestLegs([[gouda, groningen]], [])
    expect(roads.leg(gouda, groningen)).toBeUndefined()
  })
})
