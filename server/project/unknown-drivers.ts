import type { SavedPlan } from '../../contract/project'
import type { Plan } from '../../src/domain/plan'
import type { Reason } from '../../src/domain/parse'
import type { Route } from '../../src/domain/route'
import type { Records } from '../storage'

/** The drivers and carriers of the organisation, who may be given routes. */
export type Crews = { readonly drivers: ReadonlySet<string>; readonly carriers: ReadonlySet<number> }

export const crewsOf = async ({ drivers, carriers }: Pick<Records, 'drivers' | 'carriers'>): Promise<Crews> => ({
  drivers: new Set((await drivers.all()).map(({ driver }) => driver.id)),
  carriers: new Set((await carriers.all()).map(({ id }) => id)),
})

/**
 * The routes with a driver or carrier that the organisation does not have. A removed driver or carrier who is in the
 * present plan already may stay: otherwise the plan could not be saved any more.
 */
export const strangersIn = (
  { document }: Pick<SavedPlan, 'document'>,
  now: Pick<Plan, 'routes'>,
  { drivers, carriers }: Crews,
): ReadonlyArray<Reason> => {
  const known = new Set([...drivers, ...now.routes.flatMap(({ driverId }) => driverId ?? [])])
  const given = new Set([...carriers, ...now.routes.flatMap(({ externalRouteId }) => externalRouteId ?? [])])
  const strangers = ({ driverId, externalRouteId }: Route, place: number): ReadonlyArray<Reason> => {
    const at = `projectDocument.routes.${place}`
    return [
      ...(driverId === undefined || known.has(driverId)
        ? []
        : [{ field: `${at}.driver_id`, reason: `There is no driver ${driverId}` }]),
      ...(externalRouteId === undefined || given.has(externalRouteId)
        ? []
        : [{ field: `${at}.external_route_id`, reason: `There is no external route ${externalRouteId}` }]),
    ]
  }
  return document.routes.flatMap(strangers)
}
