import type { SavedPlan } from '../../contract/project'
import type { Plan } from '../../src/domain/plan'
import type { Reason } from '../../src/domain/reading'
import type { Route } from '../../src/domain/route'
import type { Records } from '../storage'

/** Who may drive a route: drivers and carriers of the organisation. */
export type Crews = { readonly drivers: ReadonlySet<string>; readonly carriers: ReadonlySet<number> }

export const crewsOf = async ({ drivers, carriers }: Pick<Records, 'drivers' | 'carriers'>): Promise<Crews> => ({
  drivers: new Set((await drivers.all()).map(({ driver }) => driver.id)),
  carriers: new Set((await carriers.all()).map(({ id }) => id)),
})

/**
 * Routes that are given to somebody whom the organisation does not have. Who is named by the plan that is there already may
 * stay, although removed since: else nobody could save that plan any more.
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
