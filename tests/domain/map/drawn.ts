import { mapContentOf, initialMapView, type MapView, type MapContent } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withEachStop } from '../../kit/builders/stop-list'
import { type FlatStop, withFields } from '../../kit/builders/stop'

export const north = aRouteTo(['a', 'b'])
export const south = aRouteTo(['c'], { index: 1, name: 'Zuid', day: '2026-11-24', color: '#39a15b' })

export const withStopFields = (plan: Plan, changes: Readonly<Record<string, Partial<FlatStop>>>): Plan => ({
  ...plan,
  stops: withEachStop(plan.stops, (stop) => withFields(stop, { ...changes[stop.facts.id] })),
})

export const plan = withStopFields(aPlanOf([north, south], ['loose']), {
  a: { coordinates: { lat: 52.1, lng: 5.1 } },
  b: { coordinates: { lat: 52.2, lng: 5.3 } },
  c: { coordinates: { lat: 51.9, lng: 5 } },
  loose: { coordinates: { lat: 52.4, lng: 4.9 } },
})

export const drawnMapContent = (view: Partial<MapView> = {}, drawnPlan: Plan = plan): MapContent =>
  mapContentOf(drawnPlan, { ...initialMapView, ...view }, undefined)
export const stopsIn = ({ pins }: MapContent): string =>
  pins
    .flat()
    .map(({ facts: { id } }) => id)
    .join(' ')
export const ringsIn = ({ markers }: MapContent): ReadonlyArray<string> =>
  [...markers.values()].flatMap((marker) => (marker.kind === 'ring' ? [marker.name] : []))
export const headquartersIn = ({ markers }: MapContent): number =>
  [...markers.values()].filter((marker) => marker.kind === 'headquarters').length
export const linesIn = ({ lines }: MapContent): string => [...lines.keys()].join(' ')

export const boundsOfAllStops = { southWest: { lat: 51.9, lng: 4.9 }, northEast: { lat: 52.4, lng: 5.3 } }
