import * as E from 'fp-ts/Either'
import { invalidRefusal, type Refusal } from '../../../contract'
import type { OptimiseRequest } from '../../../contract/optimisation'
import type { Driver } from '../../../src/domain/driver'
import type { Carrier } from '../../../src/domain/plan'
import { driverOrCarrierFromCarrier, driverOrCarrierFromDriver, type DriverOrCarrier } from '../../../src/domain/problem'
import type { Reason } from '../../../src/domain/parse'
import type { Route } from '../../../src/domain/route'

/** A driver or carrier as a crew, with the fields by which its routes name it. */
export type Driving = {
  readonly crew: DriverOrCarrier
  readonly names: Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'>
}

export type Fleet = { readonly drivers: ReadonlyArray<Driver>; readonly carriers: ReadonlyArray<Carrier> }

/** The drivers and carriers who were asked for; otherwise all drivers, or all carriers where there are no drivers. */
export const whoDrives = (
  { drivers, carriers }: Fleet,
  { driverIds, externalRouteIds }: Pick<OptimiseRequest, 'driverIds' | 'externalRouteIds'>,
): E.Either<Refusal, ReadonlyArray<Driving>> => {
  const allDrivers = drivers.map(driving)
  const allCarriers = carriers.map(carrying)
  if (driverIds === undefined && externalRouteIds === undefined)
    return E.right(allDrivers.length > 0 ? allDrivers : allCarriers)
  const chosenDrivers = chosen('driver_ids', 'driver', driverIds ?? [], allDrivers)
  const chosenCarriers = chosen(
    'external_route_ids',
    'external route',
    (externalRouteIds ?? []).map(String),
    allCarriers,
  )
  const strangers = [...chosenDrivers.strangers, ...chosenCarriers.strangers]
  if (strangers.length > 0) return E.left(invalidRefusal(strangers))
  const found = [...chosenDrivers.found, ...chosenCarriers.found]
  const field = driverIds === undefined ? 'external_route_ids' : 'driver_ids'
  return found.length === 0 ? E.left(invalidRefusal([{ field, reason: 'Names nobody' }])) : E.right(found)
}

const driving = (driver: Driver): Driving => {
  const crew = driverOrCarrierFromDriver(driver)
  return { crew, names: { driverId: crew.id, driverName: crew.name, externalRouteId: undefined } }
}

const carrying = (carrier: Carrier): Driving => ({
  crew: driverOrCarrierFromCarrier(carrier),
  names: { driverId: undefined, driverName: undefined, externalRouteId: carrier.id },
})

type Chosen = { readonly found: ReadonlyArray<Driving>; readonly strangers: ReadonlyArray<Reason> }

const chosen = (field: string, noun: string, ids: ReadonlyArray<string>, among: ReadonlyArray<Driving>): Chosen => {
  const byId = new Map(among.map((one) => [one.crew.id, one]))
  return {
    found: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    strangers: ids.flatMap((id, at) =>
      byId.has(id) ? [] : [{ field: `${field}.${at}`, reason: `There is no ${noun} ${id}` }],
    ),
  }
}
