import assert from 'node:assert/strict'
import { placementOf, type Plan } from '../../src/domain/plan'
import { stopArrayOf, unplannedPlacementOf } from '../../src/domain/stop'
import { renumberVisits } from '../../src/domain/route'
import type { Act } from './plan-acts'

/** A simple model of a plan, as on paper: a list of names for each route, and a list of the others. */
export type Paper = { readonly routes: Array<Array<string>>; readonly loose: Array<string> }

const takenOut = (paper: Paper, id: string): Paper => ({
  routes: paper.routes.map((names) => names.filter((name) => name !== id)),
  loose: paper.loose.filter((name) => name !== id),
})

const putIn = (paper: Paper, route: number, id: string, number: number): Paper => ({
  ...paper,
  routes: paper.routes.map((names, index) => {
    if (index !== route) return names
    const place = Math.min(Math.max(Math.round(number / 10), 1), names.length + 1)
    return names.toSpliced(place - 1, 0, id)
  }),
})

/** What an act does in the model; an impossible act changes nothing. */
export const onPaper = (paper: Paper, act: Act, id: string): Paper => {
  const routeNow = paper.routes.findIndex((names) => names.includes(id))
  const there = routeNow >= 0 || paper.loose.includes(id)
  switch (act.act) {
    case 'add':
      return paper.loose.includes(act.id) || paper.routes.flat().includes(act.id)
        ? paper
        : { ...paper, loose: [...paper.loose, act.id] }
    case 'remove':
      return takenOut(paper, id)
    case 'unplan': {
      const out = takenOut(paper, id)
      return routeNow >= 0 ? { ...out, loose: [...out.loose, id] } : paper
    }
    case 'resequence':
      return routeNow >= 0 ? putIn(takenOut(paper, id), routeNow, id, act.number) : paper
    case 'move': {
      if (!there || act.where >= paper.routes.length) return paper
      const stays = act.where === routeNow && act.number === undefined
      return stays ? paper : putIn(takenOut(paper, id), act.where, id, act.number ?? Infinity)
    }
  }
}

export const paperOf = (plan: Plan): Paper => {
  const routes = plan.routes.map((route) => route.visits.map((visit) => visit.id))
  const visited = new Set(routes.flat())
  return {
    routes,
    loose: stopArrayOf(plan.stops)
      .map((stop) => stop.id)
      .filter((id) => !visited.has(id)),
  }
}

/** Asserts that the plan has the routes of the model in the same order, and the same other stops in any order. */
export const assertOnPaper = (plan: Plan, paper: Paper): void => assert.deepEqual(sorted(paperOf(plan)), sorted(paper))

const sorted = (paper: Paper): Paper => ({ routes: paper.routes, loose: paper.loose.toSorted() })

/** Asserts that every route is numbered, and that every stop agrees with its route. */
export const assertSound = (plan: Plan): void => {
  for (const route of plan.routes) assert.equal(renumberVisits(route), route)
  const placements = new Map(
    plan.routes.flatMap((route) => route.visits.map((visit) => [visit.id, placementOf(route, visit)] as const)),
  )
  for (const stop of plan.stops)
    assert.deepEqual(stop, { ...stop, ...(placements.get(stop.id) ?? unplannedPlacementOf(stop.requestedDay)) })
}
