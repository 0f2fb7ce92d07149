import assert from 'node:assert/strict'
import { placementOf, type Plan } from '../../src/domain/plan'
import { stopList, unplannedPlacementOf } from '../../src/domain/stop'
import { renumberVisits } from '../../src/domain/route'
import type { StopEdit } from './stop-edits'

type SimpleRoute = { readonly index: number; readonly names: ReadonlyArray<string> }

/** A simple model of a plan: the stop ids of each route, and those of the unplanned stops. */
export type SimplePlan = { readonly routes: ReadonlyArray<SimpleRoute>; readonly unplanned: ReadonlyArray<string> }

const withoutStop = (model: SimplePlan, id: string): SimplePlan => ({
  routes: model.routes.map(({ index, names }) => ({ index, names: names.filter((name) => name !== id) })),
  unplanned: model.unplanned.filter((name) => name !== id),
})

const withStopAt = (model: SimplePlan, route: number, id: string, number: number): SimplePlan => ({
  ...model,
  routes: model.routes.map(({ index, names }) => {
    if (index !== route) return { index, names }
    const position = Math.min(Math.max(Math.round(number / 10), 1), names.length + 1)
    return { index, names: names.toSpliced(position - 1, 0, id) }
  }),
})

/** A route goes with its last stop. */
const withoutEmptied = (model: SimplePlan, route: number | undefined): SimplePlan => ({
  ...model,
  routes: model.routes.filter(({ index, names }) => index !== route || names.length > 0),
})

export const countSimpleStops = ({ routes, unplanned }: SimplePlan): number =>
  routes.reduce((sum, { names }) => sum + names.length, unplanned.length)

/** The model after an edit; an impossible edit changes nothing. */
export const afterEditOfSimplePlan = (model: SimplePlan, stopEdit: StopEdit, id: string): SimplePlan => {
  const currentRoute = model.routes.find(({ names }) => names.includes(id))?.index
  const isKnown = currentRoute !== undefined || model.unplanned.includes(id)
  switch (stopEdit.kind) {
    case 'add':
      return isKnown ? model : { ...model, unplanned: [...model.unplanned, stopEdit.id] }
    case 'remove':
      return withoutEmptied(withoutStop(model, id), currentRoute)
    case 'unplan': {
      const without = withoutStop(model, id)
      return currentRoute !== undefined ? { ...without, unplanned: [...without.unplanned, id] } : model
    }
    case 'resequence':
      return currentRoute !== undefined ? withStopAt(withoutStop(model, id), currentRoute, id, stopEdit.number) : model
    case 'move': {
      if (!isKnown || !model.routes.some(({ index }) => index === stopEdit.routeIndex)) return model
      const isUnchanged = stopEdit.routeIndex === currentRoute && stopEdit.number === undefined
      return isUnchanged
        ? model
        : withStopAt(withoutStop(model, id), stopEdit.routeIndex, id, stopEdit.number ?? Infinity)
    }
  }
}

export const simplePlanOf = (plan: Plan): SimplePlan => {
  const routes = plan.routes.map(({ index, visits }) => ({ index, names: visits.map(({ id }) => id) }))
  const visited = new Set(routes.flatMap(({ names }) => names))
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
