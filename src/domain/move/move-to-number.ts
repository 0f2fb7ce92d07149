import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { defaultHeadquarters } from '../address'
import { driverDefaults } from '../driver'
import { findVisit, routeAt, type MoveStopRefusal, type Plan, type VisitMove } from '../plan'
import { positionForNumber, type Route } from '../route'
import type { StopId } from '../stop'
import { applyMoves, type MovesContext } from './apply-moves'
import { positionAfter, type MovePosition, type MovesRefusal } from './move'

/** §4: a move by a number, as the calls of the specification ask for it: a route that is emptied stays. */
export const moveToNumber = (plan: Plan, { id, to, number }: VisitMove): E.Either<MoveStopRefusal, Plan> => {
  const target = O.toUndefined(routeAt(plan, to))
  if (target === undefined) return E.left({ kind: 'no such route', index: to })
  if (number === undefined && O.toUndefined(findVisit(plan, id))?.route === target) return E.right(plan)
  return pipe(
    applyMoves(
      plan,
      [
        {
          stop: id,
          to: { kind: 'route', index: to },
          position: positionAtNumber(target, id, number ?? Infinity),
          from: undefined,
        },
      ],
      nothingToLookUp,
      { keepsEmptiedRoutes: true, keepsTimes: true },
    ),
    E.bimap(moveStopRefusalOf(id), (moved) => moved.plan),
  )
}

/** Where a stop goes on a route to get a number there; too high a number is the last position. */
export const positionAtNumber = ({ visits }: Pick<Route, 'visits'>, stop: StopId, number: number): MovePosition => {
  const others = visits.filter(({ id }) => id !== stop)
  const previous = others[positionForNumber(number, others.length) - 1]
  return positionAfter(previous?.id)
}

/** A move to a position on a route needs neither roads nor people nor history. */
const nothingToLookUp: MovesContext = {
  findLeg: () => undefined,
  workingTimesOf: () => driverDefaults,
  capacityOf: () => undefined,
  drivers: [],
  carriers: [],
  headquarters: defaultHeadquarters,
  earlierStopsOf: () => undefined,
  isRouteReplaced: () => false,
  isMovedByOthers: () => false,
}

const moveStopRefusalOf =
  (id: VisitMove['id']) =>
  ({ kind }: MovesRefusal): MoveStopRefusal => ({ kind: kind === 'start or end' ? kind : 'no such stop', id })
