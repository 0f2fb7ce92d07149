import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { initialMapView, mapContentOf } from '../../../src/domain/map'
import { emptyPlan } from '../../../src/domain/plan'
import { stopList, type Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { disableAnimation, mapDisplayInBrowser, readPageContents } from '../../kit/map-display-in-browser'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const aNearbyPlace = () =>
  fc.record({ lat: fc.double({ min: 52, max: 52.3, noNaN: true }), lng: fc.double({ min: 5, max: 5.5, noNaN: true }) })

/** Stops close enough to be grouped, and the same stops after each of some edits. */
const someEditedStops = (): fc.Arbitrary<ReadonlyArray<ReadonlyArray<Stop>>> =>
  fc
    .tuple(
      fc.array(aNearbyPlace(), { minLength: 8, maxLength: 40 }),
      fc.array(fc.tuple(fc.constantFrom('move', 'remove', 'rename'), fc.nat(7), aNearbyPlace()), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([places, edits]) => {
      const versions = [places.map((coordinates, index) => aStopCalled(`s${index}`, { coordinates }))]
      for (const [kind, editedIndex, coordinates] of edits) {
        const change = kind === 'move' ? { coordinates } : { customerName: 'Slagerij Smit' }
        versions.push(
          (versions.at(-1) ?? []).flatMap((stop, index) =>
            index !== editedIndex ? [stop] : kind === 'remove' ? [] : [{ ...stop, ...change }],
          ),
        )
      }
      return versions
    })

describe('leafletMapDisplay with many groups', () => {
  it('a map that followed the edits of a dense plan equals one that showed only the last plan', () => {
    const groupsIn = (container: HTMLElement) => container.querySelectorAll('.rr-pin-group').length
    let groupCount = 0
    fc.assert(
      fc.property(someEditedStops(), (versions) => {
        const contents = versions.map((stops) =>
          mapContentOf({ ...emptyPlan, stops: stopList.from(stops) }, initialMapView, undefined),
        )
        const [stepwise, direct] = [mapDisplayInBrowser(), mapDisplayInBrowser()]
        for (const content of contents) stepwise.display.show(content)
        for (const content of contents.slice(-1)) direct.display.show(content)
        for (const { display } of [stepwise, direct]) display.moveCamera('fit')
        expect(readPageContents(stepwise.container)).toEqual(readPageContents(direct.container))
        groupCount += groupsIn(direct.container)
        for (const { display } of [stepwise, direct]) display.close()
      }),
      { numRuns: 40, endOnFailure: true },
    )
    expect(groupCount).toBeGreaterThan(40)
  })
})
