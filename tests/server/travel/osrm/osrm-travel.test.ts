import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { estimatedTravel, releaseTable } from '../../../../server/travel'
import { findLegInTable } from '../../../../src/domain/problem'
import { aPoint } from '../../../kit/arbitraries/address'
import { faults } from '../../fake-service'
import { osrmForEachTest } from './osrm-for-each-test'
import { metresBetween, secondsBetween } from './osrm-stand-in'
import { eventually } from '../../../kit/eventually'
import { figuresOfLeg } from '../figures-of-leg'

const gouda = { lat: 52.0116, lng: 4.7105 }
const utrecht = { lat: 52.0907, lng: 5.1214 }
const groningen = { lat: 53.2194, lng: 6.5665 }

const places = (count: number, seed = 1) =>
  fc
    .sample(aPoint(), { numRuns: count, seed })
    .map(({ lat, lng }, index) => ({ lat: lat - (lat > 52.9 ? 1 : 0), lng: lng + index / 1e6 }))

const warning = 'The road service is away: distances and times are estimates'

describe('osrmTravel', () => {
  const osrm = osrmForEachTest()

  it('the roads are those of the OSRM table, in whole figures, requested in blocks', async () => {
    const somePlaces = places(120)
    const table = await osrm.travel().table(somePlaces)
    const roads = findLegInTable(table)
    for (const from of somePlaces)
      for (const to of somePlaces)
        expect(roads(from, to)).toEqual({
          seconds: Math.ceil(secondsBetween(from, to) ?? NaN),
          metres: Math.ceil(metresBetween(from, to) ?? NaN),
        })
    expect(osrm.service.received.length).toBe(9)
    expect(table.warning).toBeUndefined()
  })

  it('places without a road in OSRM have none', async () => {
    const roads = findLegInTable(await osrm.travel().table([gouda, groningen]))
    expect(roads(gouda, groningen)).toBeUndefined()
    expect(roads(groningen, gouda)).toEqual({
      seconds: Math.ceil(secondsBetween(groningen, gouda) ?? NaN),
      metres: Math.ceil(metresBetween(groningen, gouda) ?? NaN),
    })
  })

  it('roads are requested once, and after a small change only the new ones', async () => {
    const somePlaces = places(100)
    const roads = osrm.travel()
    const first = await roads.table(somePlaces)
    expect(await roads.table(somePlaces)).toBe(first)
    expect(osrm.service.received.length).toBe(4)
    const largerTable = await roads.table([...somePlaces.slice(10), gouda])
    expect(osrm.service.received.length).toBe(8)
    expect(findLegInTable(largerTable)(gouda, somePlaces[20] ?? gouda)).toEqual({
      seconds: Math.ceil(secondsBetween(gouda, somePlaces[20] ?? gouda) ?? NaN),
      metres: Math.ceil(metresBetween(gouda, somePlaces[20] ?? gouda) ?? NaN),
    })
    expect(findLegInTable(largerTable)(somePlaces[30] ?? gouda, somePlaces[40] ?? gouda)).toEqual(
      findLegInTable(first)(somePlaces[30] ?? gouda, somePlaces[40] ?? gouda),
    )
  })

  it('roads that a solver requested are known to edits by hand', async () => {
    const roads = osrm.travel()
    expect(roads.leg(gouda, utrecht)).toEqual(estimatedTravel.leg(gouda, utrecht))
    const table = await roads.table([gouda, utrecht])
    expect(roads.leg(gouda, utrecht)).toEqual({ ...findLegInTable(table)(gouda, utrecht), source: 'osrm' })
  })

  it('lines are straight until OSRM has answered', async () => {
    const roads = osrm.travel()
    const straight = estimatedTravel.drive([gouda, utrecht]).polyline
    await roads.prefetch([[gouda, utrecht, gouda], [gouda]])
    expect(osrm.service.received.map(({ url }) => url.pathname.split('/')[1])).toEqual(['route'])
    const drive = roads.drive([gouda, utrecht, gouda])
    expect(drive.polyline?.length).toBeGreaterThan((straight ?? '').length + 10)
    const legs = [roads.leg(gouda, utrecht), roads.leg(utrecht, gouda)]
    expect(legs[0]).toEqual({
      seconds: Math.ceil(secondsBetween(gouda, utrecht) ?? NaN),
      metres: Math.ceil(metresBetween(gouda, utrecht) ?? NaN),
      source: 'osrm',
    })
    expect([drive.seconds, drive.metres]).toEqual([
      legs.reduce((sum, leg) => sum + (leg?.seconds ?? NaN), 0),
      legs.reduce((sum, leg) => sum + (leg?.metres ?? NaN), 0),
    ])
    expect(roads.drive([gouda, utrecht]).polyline).toBe(straight)
    await eventually(() => expect(roads.drive([gouda, utrecht]).polyline).not.toBe(straight))
  })

  it.each(faults)('the roads are estimates with a warning where OSRM fails: %s', async (fault) => {
    osrm.service.fail(fault)
    // Without the first limit, a service that never answers would be waited for as long as the second says.
    const roads = osrm.travel({ timeoutMs: 300, totalTimeoutMs: 3_600_000 })
    const table = await roads.table([gouda, utrecht])
    expect(findLegInTable(table)(gouda, utrecht)).toEqual(figuresOfLeg(estimatedTravel.leg(gouda, utrecht)))
    expect(table.warning).toBe(warning)
    await roads.prefetch([[gouda, utrecht]])
    expect(roads.drive([gouda, utrecht])).toEqual(estimatedTravel.drive([gouda, utrecht]))
    expect(osrm.unavailableReasons).toEqual([expect.stringMatching(/^the road service is away: .+/)])
  })

  it('the roads are estimates where OSRM cannot be reached', async () => {
    await osrm.service.close()
    expect((await osrm.travel().table([gouda, utrecht])).warning).toBe(warning)
    expect(osrm.unavailableReasons).toEqual(['the road service is away: ECONNREFUSED'])
  })

  it('OSRM is asked again after a pause', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    osrm.service.fail('status 500')
    const roads = osrm.travel({ retryAfterMs: 30_000 })
    expect((await roads.table([gouda, utrecht])).warning).toBe(warning)
    osrm.service.fail(undefined)
    vi.advanceTimersByTime(29_999)
    expect((await roads.table([gouda, utrecht])).warning).toBe(warning)
    vi.advanceTimersByTime(1)
    expect((await roads.table([gouda, utrecht])).warning).toBeUndefined()
  })

  it('a cancelled request stops, and does not count as a failure of OSRM', async () => {
    osrm.service.fail('slow')
    const stop = new AbortController()
    const anHour = { timeoutMs: 3_600_000, totalTimeoutMs: 3_600_000 }
    const table = osrm.travel(anHour).table(places(120), stop.signal)
    const stopAtFour = async (): Promise<void> => {
      await eventually(() => expect(osrm.service.received).toHaveLength(4))
      stop.abort(new Error('enough'))
    }
    await Promise.all([expect(table).rejects.toThrow('enough'), stopAtFour()])
    expect([osrm.service.received.length, osrm.unavailableReasons]).toEqual([4, []])
  })

  it('a failed table releases its memory', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => ({ lat: 52, lng: 4 + index / 10_000 }))
    const released = await estimatedTravel.table(many)
    releaseTable(released)
    osrm.service.fail('status 500')
    const table = await osrm.travel().table(many)
    expect(table.warning).toBe(warning)
    const releasedBuffers: ReadonlyArray<unknown> = [released.seconds.buffer, released.metres.buffer]
    expect([table.seconds.buffer, table.metres.buffer].every((one) => releasedBuffers.includes(one))).toBe(true)
  })

  it('all roads are estimates where only some of them are available', async () => {
    const somePlaces = places(120)
    osrm.service.fail('status 500', 3)
    const roads = findLegInTable(await osrm.travel().table(somePlaces))
    expect(osrm.service.received.length).toBeGreaterThan(3)
    for (const from of somePlaces)
      for (const to of somePlaces) expect(roads(from, to)).toEqual(figuresOfLeg(estimatedTravel.leg(from, to)))
  })
})
