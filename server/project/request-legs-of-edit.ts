import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Coordinates } from '../../src/domain/address'
import type { Plan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import type { RequestUser } from '../http'
import type { ProjectId, Records, Storage } from '../storage'
import type { PlanEditPorts } from './plan-edit-ports'
import { requireProjectPlan } from './require-project-plan'
import { findStaleRoutes } from './stale-routes'

type EditOfProject = { readonly parameters: { readonly id: ProjectId }; readonly user: RequestUser }

/** The plan after an edit, as it will be applied; a refusal needs no legs. */
type PlanAfter<Command> = (
  command: Command,
  plan: Plan,
  records: Records,
) => E.Either<unknown, Plan> | Promise<E.Either<unknown, Plan>>

/**
 * Requests the legs of the routes that an edit changes, since they are not requested within its transaction and would
 * be estimated. Estimated roads need no requests.
 */
export const requestLegsOfEdit =
  <Command extends EditOfProject>(
    ports: Pick<PlanEditPorts, 'travel'>,
    storage: Pick<Storage, 'read'>,
    planAfter: PlanAfter<Command>,
  ) =>
  async (command: Command): Promise<E.Either<Refusal, Command>> => {
    await requestLegsOfRoutes(ports, storage, command, async (plan, records) => {
      const edited = await planAfter(command, plan, records)
      return E.isLeft(edited) ? [] : [...findStaleRoutes(plan, edited.right)]
    })
    return E.right(command)
  }

export const requestLegsOfRoutes = async (
  { travel }: Pick<PlanEditPorts, 'travel'>,
  { read }: Pick<Storage, 'read'>,
  { parameters, user }: EditOfProject,
  findRoutes: (plan: Plan, records: Records) => Promise<ReadonlyArray<Route>> | ReadonlyArray<Route>,
): Promise<void> => {
  if (travel.source === 'estimate') return
  const paths = await read(user.organisation, async (records) => {
    const projectPlan = await requireProjectPlan(records, parameters.id)
    return E.isLeft(projectPlan) ? [] : (await findRoutes(projectPlan.right.plan, records)).map(placesOf)
  })
  await travel.requestLegs([], paths)
}

const placesOf = (route: Route): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ address }) => address.coordinates ?? [])
