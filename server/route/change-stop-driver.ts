import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../contract'
import type { changeStopDriver as endpoint } from '../../contract/route'
import { summariseStopChange } from '../../src/domain/history'
import { moveToNumber } from '../../src/domain/move'
import { stopOf, findVisit, type Plan } from '../../src/domain/plan'
import { activitiesOf, NUMBER_STEP, routeNumberOf, type Activity } from '../../src/domain/route'
import { sequenceNumberOf, type SequenceNumber, type Stop } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, requestDrivesOfEdit, type PlanEditPorts } from '../project'
import { moveStopRefusal, stopNotFound } from '../stop'
import type { Records, Storage } from '../storage'

type MoveCommand = AuthorisedCommand<typeof endpoint>

export const prepareStopDriverChange = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) =>
  requestDrivesOfEdit(ports, storage, (command: MoveCommand, plan) => applyMove(command)(plan))

/**
 * Moves a stop to a position on another route. It gets the colour and driver of that route, whatever the request says.
 */
export const changeStopDriver = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (command: MoveCommand, records: Records): Promise<E.Either<Refusal, CallResult<Stop>>> => {
    const { parameters, body, user, ifMatchVersions } = command
    const edited = await change(
      records,
      { user, projectId: parameters.id, ifMatchVersions },
      applyMove(command),
      (before, after) => summariseStopChange(before, after, body.stopId),
    )
    if (E.isLeft(edited)) return edited
    const { plan, project, changed } = edited.right
    const stop = stopOf(plan, body.stopId)
    return O.isSome(stop) ? E.right(callResult(stop.value, project.version, changed)) : E.left(stopNotFound)
  }
}

const applyMove =
  ({ parameters, body }: MoveCommand) =>
  (plan: Plan): E.Either<Refusal, Plan> => {
    if (body.projectId !== undefined && body.projectId !== parameters.id)
      return E.left(invalidRefusal([{ field: 'new_project_id', reason: 'A stop stays in its project' }]))
    const number = sequenceNumberAt(body.locationIndex)
    if (E.isLeft(number)) return number
    const routeAndVisit = O.toUndefined(findVisit(plan, body.stopId))
    if (routeAndVisit?.route.index !== parameters.routeIndex) return E.left(stopNotOnRoute(parameters.routeIndex))
    const index = activitiesOf(routeAndVisit.route).findIndex(({ id }) => id === body.stopId)
    if (body.stopIndex !== undefined && body.stopIndex !== index) return E.left(otherPlaceRefusal(routeAndVisit.visit))
    return pipe(
      moveToNumber(plan, { id: body.stopId, to: body.routeIndex, number: number.right }),
      E.mapLeft(moveStopRefusal),
    )
  }

/** The sequence number of a position among the activities, of which the start has position 0. */
const sequenceNumberAt = (index: number | undefined): E.Either<Refusal, SequenceNumber | undefined> =>
  index === undefined
    ? E.right(undefined)
    : pipe(
        sequenceNumberOf(index * NUMBER_STEP),
        E.mapLeft(() => invalidRefusal([{ field: 'new_location_index', reason: 'The first stop of a route is 1' }])),
      )

const stopNotOnRoute = (index: number): Refusal => ({
  code: 'not_found',
  message: `Route ${routeNumberOf({ index })} does not visit this stop.`,
})

/** Users know a place by its stop number. */
const otherPlaceRefusal = ({ stopNumber }: Pick<Activity, 'stopNumber'>): Refusal => ({
  code: 'other_place',
  message: `This stop is at place ${stopNumber} of its route by now.`,
})
