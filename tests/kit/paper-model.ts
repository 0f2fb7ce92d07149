import assert from 'node:assert/strict'
import { placementOf, type Plan } from '../../src/domain/plan'
import { stopList, unplannedPlacementOf } from '../../src/domain/stop'
import { renumberVisits } from '../../src/domain/route'
import type { Act } from './plan-acts'

/** A simple model of a plan: a list of stop ids for each route, and a list of the unplanned ones. */
export type PaperModel = { readonly routes: Array<Array<string>>; readonly unplanned: Array<string> }

const withoutStop = (model: PaperModel, id: string): PaperModel => ({
  routes: model.routes.map((names) => names.filter((name) => name !== id)),
  unplanned: model.unplanned.filter((name) => name !== id),
})

const withStopAt = (model: PaperModel, route: number, id: string, number: number): PaperModel => ({
  ...model,
  routes: model.routes.map((names, index) => {
    if (index !== route) return names
    const position = Math.min(Math.max(Math.round(number / 10), 1), names.length + 1)
    return names.toSpliced(position - 1, 0, id)
  }),
})

/** The model after an act; an impossible act changes nothing. */
export const afterActOnPaper = (model: PaperModel, act: Act, id: string): PaperModel => {
  const currentRoute = model.routes.findIndex((names) => names.includes(id))
  const isKnown = currentRoute >= 0 || model.unplanned.includes(id)
  switch (act.act) {
    case 'add':
      return model.unplanned.includes(act.id) || model.routes.flat().includes(act.id)
        ? model
        : { ...model, unplanned: [...model.unplanned, act.id] }
    case 'remove':
      return withoutStop(model, id)
    case 'unplan': {
      const without = withoutStop(model, id)
      return currentRoute >= 0 ? { ...without, unplanned: [...without.unplanned, id] } : model
    }
    case 'resequence':
      return currentRoute >= 0 ? withStopAt(withoutStop(model, id), currentRoute, id, act.number) : model
    case 'move': {
      if (!isKnown || act.routeIndex >= model.routes.length) return model
      const isUnchanged = act.routeIndex === currentRoute && act.number === undefined
      return isUnchanged ? model : withStopAt(withoutStop(model, id), act.routeIndex, id, act.number ?? Infinity)
    }
  }
}

export const paperModelOf = (plan: Plan): PaperModel => {
  const routes = plan.routes.map((route) => route.visits.map((visit) => visit.id))
  const visited = new Set(routes.flat())
  return {
    routes,
    unplanned: stopList
      .values(plan.stops)
      .map((stop) => stop.id)
      .filter((id) => !visited.has(id)),
  }
}

/** Asserts that the plan has the routes of the model in the same order, and the same unplanned stops in any order. */
export const assertMatchesPaper = (plan: Plan, model: PaperModel): void =>
  assert.deepEqual(withSortedUnplanned(paperModelOf(plan)), withSortedUnplanned(model))

const withSortedUnplanned = (model: PaperModel): PaperModel => ({
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
    assert.deepEqual(stop, { ...stop, ...(placements.get(stop.id) ?? unplannedPlacementOf(stop.requestedDay)) })
}
