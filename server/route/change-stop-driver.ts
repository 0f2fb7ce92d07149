import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { invalid, type Refusal } from '../../contract'
import type { changeStopDriver as call } from '../../contract/route'
import { summariseStopChange } from '../../src/domain/history'
import { moveStop, stopOf, findVisit, type Plan } from '../../src/domain/plan'
import { activitiesOf, NUMBER_STEP } from '../../src/domain/route'
import { sequenceNumberOf, type SequenceNumber, type Stop } from '../../src/domain/stop'
import { told, type AskedBy, type Told } from '../http'
import { changePlan, type Workshop } from '../project'
import { moveRefused, noStop } from '../stop'
import type { Records } from '../storage'

type Asked = AskedBy<typeof call>

/**
 * Moves a stop to a place on another route. It takes the colour and driver of that route, whatever the request says.
 */
export const changeStopDriver = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (asked: Asked, records: Records): Promise<E.Either<Refusal, Told<Stop>>> => {
    const { parameters, body, who, expected } = asked
    const changed = await change(records, { who, project: parameters.id, expected }, moved(asked), (before, after) =>
      summariseStopChange(before, after, body.stopId),
    )
    if (E.isLeft(changed)) return changed
    const stop = stopOf(changed.right.plan, body.stopId)
    return O.isSome(stop) ? E.right(told(stop.value, changed.right.project.version)) : E.left(noStop)
  }
}

const moved =
  ({ parameters, body }: Asked) =>
  (plan: Plan): E.Either<Refusal, Plan> => {
    if (body.projectId !== undefined && body.projectId !== parameters.id)
      return E.left(invalid([{ field: 'new_project_id', reason: 'A stop stays in its project' }]))
    const number = numberAt(body.locationIndex)
    if (E.isLeft(number)) return number
    const from = O.toUndefined(findVisit(plan, body.stopId))?.route
    if (from?.index !== parameters.routeIndex) return E.left(notHere(parameters.routeIndex))
    const place = activitiesOf(from).findIndex(({ id }) => id === body.stopId)
    if (body.stopIndex !== undefined && body.stopIndex !== place) return E.left(otherPlace(place))
    return pipe(moveStop(plan, { id: body.stopId, to: body.routeIndex, number: number.right }), E.mapLeft(moveRefused))
  }

/** The sequence number of a place among the activities, of which the start has place 0. */
const numberAt = (place: number | undefined): E.Either<Refusal, SequenceNumber | undefined> =>
  place === undefined
    ? E.right(undefined)
    : pipe(
        sequenceNumberOf(place * NUMBER_STEP),
        E.mapLeft(() => invalid([{ field: 'new_location_index', reason: 'The first stop of a route is 1' }])),
      )

const notHere = (index: number): Refusal => ({
  code: 'not_found',
  message: `Route ${index + 1} does not visit this stop.`,
})

const otherPlace = (place: number): Refusal => ({
  code: 'other_place',
  message: `This stop is at place ${place} of its route by now.`,
})
