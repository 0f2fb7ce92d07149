import assert from 'node:assert/strict'
import { placementOf, type Plan } from '../../src/domain/plan'
import { stopList, unplannedPlacementOf } from '../../src/domain/stop'
import { renumberVisits } from '../../src/domain/route'
import type { StopEdit } from './stop-edits'

/** A simple model of a plan: a list of stop ids for each route, and a list of the unplanned ones. */
export type SimplePlan = { readonly routes: Array<Array<string>>; readonly unplanned: Array<string> }

const withoutStop = (model: SimplePlan, id: string): SimplePlan => ({
  routes: model.routes.map((names) => names.filter((name) => name !== id)),
  unplanned: model.unplanned.filter((name) => name !== id),
})

const withStopAt = (model: SimplePlan, route: number, id: string, number: number): SimplePlan => ({
  ...model,
  routes: model.routes.map((names, index) => {
    if (index !== route) return names
    const position = Math.min(Math.max(Math.round(number / 10), 1), names.length + 1)
    return names.toSpliced(position - 1, 0, id)
  }),
})

/** The model after an edit; an impossible edit changes nothing. */
export const afterEditOfSimplePlan = (model: SimplePlan, stopEdit: StopEdit, id: string): SimplePlan => {
  const currentRoute = model.routes.findIndex((names) => names.includes(id))
  const isKnown = currentRoute >= 0 || model.unplanned.includes(id)
  switch (stopEdit.kind) {
    case 'add':
      return model.unplanned.includes(stopEdit.id) || model.routes.flat().includes(stopEdit.id)
        ? model
        : { ...model, unplanned: [...model.unplanned, stopEdit.id] }
    case 'remove':
      return withoutStop(model, id)
    case 'unplan': {
      const without = withoutStop(model, id)
      return currentRoute >= 0 ? { ...without, unplanned: [...without.unplanned, id] } : model
    }
    case 'resequence':
      return currentRoute >= 0 ? withStopAt(withoutStop(model, id), currentRoute, id, stopEdit.number) : model
    case 'move': {
      if (!isKnown || stopEdit.routeIndex >= model.routes.length) return model
      const isUnchanged = stopEdit.routeIndex === currentRoute && stopEdit.number === undefined
      return isUnchanged
        ? model
        : withStopAt(withoutStop(model, id), stopEdit.routeIndex, id, stopEdit.number ?? Infinity)
    }
  }
}

export const simplePlanOf = (plan: Plan): SimplePlan => {
  const routes = plan.routes.map((route) => route.visits.map((visit) => visit.id))
  const visited = new Set(routes.flat())
  return {
    routes,
    unplanned: stopList
      .values(plan.stops)
      .map((stop) => stop.facts.id)
      .filter((id) => !visited.has(id)),
  }
}

/** Asserts that the plan has the routes of the simple plan in the same order, and the same unplanned stops in any order. */
export const assertEqualsSimplePlan = (plan: Plan, model: SimplePlan): void =>
  assert.deepEqual(withSortedUnplanned(simplePlanOf(plan)), withSortedUnplanned(model))

const withSortedUnplanned = (model: SimplePlan): SimplePlan => ({
  routes: model.routes,
  unplanned: model.unplanned.toSorted(),
})

/** Asserts that every route is numbered, and that every stop agrees with its route. */
export const assertConsistent = (plan: Plan): void => {
  for (const route of plan.routes) assert.equal(renumberVisits(route), route)
  const placements = new Map(
    plan.routes.flatMap((route) => route.visits.map((visit) => [visit.id, placementOf(route, visit)] as const)),
  )
  for (const stop of plan.stops)
    assert.deepEqual(stop.placement, placements.get(stop.facts.id) ?? unplannedPlacementOf(stop.facts.requestedDay))
}
