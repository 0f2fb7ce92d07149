import type { Coordinates } from '../../src/domain/address'
import { driverName, type Driver } from '../../src/domain/driver'
import { newDepotActivity, newVisitTo, type Carrier } from '../../src/domain/plan'
import { colourForIndex, renumberVisits, type Route } from '../../src/domain/route'
import type { Stop } from '../../src/domain/stop'

/** The stops of one driver on one day, and the ends of the route. */
export type Trip = {
  readonly index: number
  readonly day: string
  readonly carrier: Carrier
  readonly driver: Driver
  readonly depot: Coordinates
  readonly stops: ReadonlyArray<Stop>
}

/** The route of a trip, without path and times. */
export const demoRoute = ({ index, day, carrier, driver, depot, stops }: Trip): Route =>
  renumberVisits({
    index,
    name: carrier.displayName,
    day,
    externalRouteId: carrier.id,
    color: colourForIndex(index).hex,
    isVisible: true,
    overviewPolyline: undefined,
    roads: undefined,
    metres: undefined,
    seconds: undefined,
    driverId: driver.id,
    driverName: driverName(driver),
    start: newDepotActivity('start', index, depot),
    visits: stops.map(({ facts }) => newVisitTo(facts)),
    end: newDepotActivity('end', index, depot),
    unknownFields: {},
  })
