import { stopList, type Stop } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../arbitraries/stop'
import { type FlatStop, stopFrom } from './stop'

export const stopNamed = (customerName: string, city: string | undefined, change: Partial<FlatStop> = {}): Stop =>
  stopFrom({
    ...plainFacts,
    ...unplanned,
    id: customerName,
    customerName,
    city,
    ...change,
  })

export const cafe = stopNamed('Café Züber', 'Utrecht', { isPlanned: true, routeDay: '2026-11-23' })
export const bakker = stopNamed('Bakkerij Jansen', "'s-Hertogenbosch")
export const fietsen = stopNamed('Fietsenwinkel Jansen', 'Súdwest-Fryslân', { isPlanned: true, routeDay: '2026-11-24' })
export const withoutCity = stopNamed('Ïsbrand', undefined)
/** Four stops with unlike names, cities and days. */
export const fourStops = [cafe, bakker, fietsen, withoutCity]
export const fourStopsList = stopList.from(fourStops)
