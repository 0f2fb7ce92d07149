import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialMapView, mapContentOf, type StopInset } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { aMappedPlan } from '../../kit/arbitraries/map'
import { plan, withStopFields } from './drawn'

const insetOf = (stopId: string | undefined, shownPlan: Plan = plan): StopInset | undefined =>
  mapContentOf(
    shownPlan,
    { ...initialMapView, zoomTarget: { coordinates: { lat: 52, lng: 5 }, stopId, hidesOthers: true } },
    undefined,
  ).inset

const neighboursOf = (inset: StopInset | undefined) =>
  inset?.route?.neighbours.map(({ side, stop }) => `${side} ${stop.facts.id}`)

describe('the inset of a stop', () => {
  it('the inset has the route of the stop that the map zooms to, with the stops before and after', () => {
    const inset = insetOf('a')
    expect(inset?.stop.facts.id).toBe('a')
    expect(inset?.route?.route.name).toBe(plan.routes[0]?.name)
    expect(inset?.route?.places).toEqual([
      { lat: 52.1, lng: 5.1 },
      { lat: 52.2, lng: 5.3 },
    ])
    expect(neighboursOf(inset)).toEqual(['next b'])
    expect(neighboursOf(insetOf('b'))).toEqual(['previous a'])
    expect(neighboursOf(insetOf('c'))).toEqual([])
  })

  it('the route of the inset has its own colour, also where the markers of the route are grey (§9)', () => {
    const routes = plan.routes.map((route) => ({ ...route, color: '#123456' }))
    expect(insetOf('a', { ...plan, routes })?.route?.colour.hex).toBe('#123456')
  })

  it('a neighbour says how far it is in a straight line', () => {
    expect(Math.round((insetOf('a')?.route?.neighbours[0]?.metres ?? 0) / 100)).toBe(176)
  })

  it('there is no inset where the map zooms to no stop, or to one without a place', () => {
    expect(mapContentOf(plan, initialMapView, undefined).inset).toBeUndefined()
    expect(insetOf(undefined)).toBeUndefined()
    expect(insetOf('nobody')).toBeUndefined()
    expect(insetOf('a', withStopFields(plan, { a: { coordinates: undefined } }))).toBeUndefined()
  })

  it('a stop on no route has an inset without a route', () => {
    const inset = insetOf('loose')
    expect(inset?.coordinates).toEqual({ lat: 52.4, lng: 4.9 })
    expect(inset?.route).toBeUndefined()
  })

  it('a neighbour without a place is left out', () => {
    expect(neighboursOf(insetOf('a', withStopFields(plan, { b: { coordinates: undefined } })))).toEqual([])
  })

  it('the bounds hold the stop, wherever it is', () => {
    fc.assert(
      fc.property(aMappedPlan(), (somePlan) => {
        for (const { facts } of somePlan.stops) {
          const inset = insetOf(facts.id, somePlan)
          if (inset?.route === undefined) continue
          const [{ lat, lng }, { southWest, northEast }] = [inset.coordinates, inset.route.bounds]
          expect(lat >= southWest.lat && lat <= northEast.lat).toBe(true)
          expect(lng >= southWest.lng && lng <= northEast.lng).toBe(true)
        }
      }),
    )
  })

  it('a place far outside the region does not widen the bounds', () => {
    const { bounds } = insetOf('a', withStopFields(plan, { b: { coordinates: { lat: 1, lng: 1 } } }))?.route ?? {}
    expect(bounds?.southWest.lat).toBeGreaterThan(49)
  })
})
