import * as E from 'fp-ts/Either'
import { invalidRefusal, type Refusal } from '../../../contract'
import type { OptimiseRequest } from '../../../contract/optimisation'
import type { Driver } from '../../../src/domain/driver'
import type { Carrier } from '../../../src/domain/plan'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  type DriverOrCarrier,
} from '../../../src/domain/problem'
import type { Reason } from '../../../src/domain/parse'
import type { Route } from '../../../src/domain/route'

/** A driver or carrier, with the fields by which its routes name it. */
export type RouteDriver = {
  readonly driverOrCarrier: DriverOrCarrier
  readonly driverFields: Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'>
}

export type Fleet = { readonly drivers: ReadonlyArray<Driver>; readonly carriers: ReadonlyArray<Carrier> }

/** The chosen drivers and carriers; otherwise all drivers, or all carriers where there are no drivers. */
export const chooseRouteDrivers = (
  { drivers, carriers }: Fleet,
  { driverIds, externalRouteIds }: Pick<OptimiseRequest, 'driverIds' | 'externalRouteIds'>,
): E.Either<Refusal, ReadonlyArray<RouteDriver>> => {
  const allDrivers = drivers.map(routeDriverOf)
  const allCarriers = carriers.map(routeDriverOfCarrier)
  if (driverIds === undefined && externalRouteIds === undefined)
    return E.right(allDrivers.length > 0 ? allDrivers : allCarriers)
  const chosenDrivers = chooseByIds('driver_ids', 'driver', driverIds ?? [], allDrivers)
  const chosenCarriers = chooseByIds(
    'external_route_ids',
    'external route',
    (externalRouteIds ?? []).map(String),
    allCarriers,
  )
  const unknownIds = [...chosenDrivers.unknownIds, ...chosenCarriers.unknownIds]
  if (unknownIds.length > 0) return E.left(invalidRefusal(unknownIds))
  const routeDrivers = [...chosenDrivers.routeDrivers, ...chosenCarriers.routeDrivers]
  const field = driverIds === undefined ? 'external_route_ids' : 'driver_ids'
  return routeDrivers.length === 0 ? E.left(invalidRefusal([{ field, reason: 'Names nobody' }])) : E.right(routeDrivers)
}

const routeDriverOf = (driver: Driver): RouteDriver => {
  const driverOrCarrier = driverOrCarrierFromDriver(driver)
  return {
    driverOrCarrier,
    driverFields: { driverId: driverOrCarrier.id, driverName: driverOrCarrier.name, externalRouteId: undefined },
  }
}

const routeDriverOfCarrier = (carrier: Carrier): RouteDriver => ({
  driverOrCarrier: driverOrCarrierFromCarrier(carrier),
  driverFields: { driverId: undefined, driverName: undefined, externalRouteId: carrier.id },
})

type ChosenDrivers = { readonly routeDrivers: ReadonlyArray<RouteDriver>; readonly unknownIds: ReadonlyArray<Reason> }

const chooseByIds = (
  field: string,
  noun: string,
  ids: ReadonlyArray<string>,
  candidates: ReadonlyArray<RouteDriver>,
): ChosenDrivers => {
  const byId = new Map(candidates.map((candidate) => [candidate.driverOrCarrier.id, candidate]))
  return {
    routeDrivers: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    unknownIds: ids.flatMap((id, index) =>
      byId.has(id) ? [] : [{ field: `${field}.${index}`, reason: `There is no ${noun} ${id}` }],
    ),
  }
}
