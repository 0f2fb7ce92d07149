import {
  activitiesOf,
  renumberVisits,
  resequence,
  visitOf,
  removeVisit,
  insertVisit,
  type Route,
} from '../../src/domain/route'
import { sequenceNumberOf, type StopId } from '../../src/domain/stop'
import { right } from '../kit/either'
import { mutantsFrom } from '../kit/mutants'

type Resequence = typeof resequence

export const idsOf = (route: Route): ReadonlyArray<StopId> => route.visits.map((visit) => visit.id)

/** Wrong versions of resequence that a reviewer could miss. */
const mutants = {
  'past the end is not clamped': (route, id, to) => (to / 10 > route.visits.length ? route : resequence(route, id, to)),
  'the stop is lost when it goes last': (route, id, to) => {
    const after = resequence(route, id, to)
    return idsOf(after).at(-1) === id ? removeVisit(after, id) : after
  },
  'the stop also stays at its old position': (route, id, to) => {
    const stop = visitOf(route, id)
    return stop === undefined ? route : insertVisit(route, stop, to)
  },
  'numbers start at the first stop with 0': (route, id, to) => {
    const after = resequence(route, id, to)
    return { ...after, visits: after.visits.map((visit, index) => ({ ...visit, stopNumber: index * 10 })) }
  },
  'only the moved stop is numbered': (route, id, to) => {
    const numberBefore = new Map(activitiesOf(route).map((activity) => [activity.id, activity.stopNumber]))
    const after = resequence(route, id, to)
    return {
      ...after,
      visits: after.visits.map((visit) =>
        visit.id === id ? visit : { ...visit, stopNumber: numberBefore.get(visit.id) ?? visit.stopNumber },
      ),
    }
  },
  'the position is one too high': (route, id, to) => resequence(route, id, right(sequenceNumberOf(to + 10))),
  'the end is numbered as the last stop': (route, id, to) => {
    const after = resequence(route, id, to)
    return { ...after, end: after.end && { ...after.end, stopNumber: after.visits.length * 10 } }
  },
  'start and end change places': (route, id, to) => {
    const after = resequence(route, id, to)
    return { ...after, start: after.end, end: after.start }
  },
  'the neighbours change places': (route, id, to) => {
    const after = resequence(route, id, to)
    const others = after.visits.filter((visit) => visit.id !== id).toReversed()
    return renumberVisits({
      ...after,
      visits: after.visits.map((visit) => (visit.id === id ? visit : (others.shift() ?? visit))),
    })
  },
} satisfies Readonly<Record<string, Resequence>>

export const resequenceMutants = mutantsFrom(mutants)
