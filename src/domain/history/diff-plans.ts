import { factsOf, type Plan } from '../plan'
import type { Route } from '../route'
import { stopIn, type Sheet, type Stop, type StopId, type StopList } from '../stop'
import { alike } from '../value'
import type { PlanChange, TurnedRoute, TurnedStop } from './plan-change'
import { sameFacts } from './same-details'
import { visitorsIn } from './visiting-routes'

/** What turned one state of a plan into the next; what both share is not looked into. Stops that stay keep their order. */
export const changeBetween = (before: Plan, after: Plan): PlanChange => {
  const routes = turnedRoutes(before.routes, after.routes)
  return {
    routes,
    stops: turnedStops(before, after),
    moved: movedOn(routes),
    extra: alike(before.extra, after.extra) ? undefined : { before: before.extra, after: after.extra },
  }
}

type Routes = ReadonlyArray<Route>

const turnedRoutes = (before: Routes, after: Routes): ReadonlyArray<TurnedRoute> => {
  if (before === after) return []
  const earlier = byIndex(before.filter((route, place) => route !== after[place]))
  const later = byIndex(after.filter((route, place) => route !== before[place]))
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((index): TurnedRoute => ({ index, before: earlier.get(index), after: later.get(index) }))
    .filter((route) => !alike(route.before, route.after))
    .toSorted((one, other) => one.index - other.index)
}

const byIndex = (routes: Routes): ReadonlyMap<number, Route> => new Map(routes.map((route) => [route.index, route]))

const turnedStops = (before: Plan, after: Plan): ReadonlyArray<TurnedStop> => {
  const turned: TurnedStop[] = []
  for (const { stop, place, beside } of onOwnSheets(before.stops, after.stops)) {
    const found = beside?.id === stop.id ? beside : stopIn(after.stops, stop.id)
    if (found === stop || (found !== undefined && sameFacts(stop, found))) continue
    const earlier = factsOf(stop)
    const later = found && factsOf(found)
    if (!alike(earlier, later)) turned.push({ id: stop.id, place, before: earlier, after: later })
  }
  for (const { stop, place, beside } of onOwnSheets(after.stops, before.stops))
    if (beside?.id !== stop.id && stopIn(before.stops, stop.id) === undefined)
      turned.push({ id: stop.id, place, before: undefined, after: factsOf(stop) })
  return turned
}

/** `beside` stands at the same place of the other list: mostly it is the same stop as it is there. */
type Standing = { readonly stop: Stop; readonly place: number; readonly beside: Stop | undefined }

/** Stops, and their places, that do not stand at the same place of another list; sheets that both share are passed over. */
const onOwnSheets = ({ sheets }: StopList, other: StopList): ReadonlyArray<Standing> => {
  const standing: Standing[] = []
  let place = 0
  for (let number = 0; number < sheets.length; number += 1) {
    const [sheet, across] = [sheets[number] ?? [], other.sheets[number] ?? []]
    if (sheet !== across && !other.sheets.includes(sheet)) noteDifferent(standing, sheet, across, place)
    place += sheet.length
  }
  return standing
}

/** By their places, since every change asks it of every stop of the sheets that it touches. */
const noteDifferent = (into: Standing[], sheet: Sheet, across: Sheet, from: number): void => {
  for (let at = 0; at < sheet.length; at += 1) {
    const stop = sheet[at]
    const beside = across[at]
    if (stop !== undefined && stop !== beside) into.push({ stop, place: from + at, beside })
  }
}

const movedOn = (routes: ReadonlyArray<TurnedRoute>): ReadonlyArray<StopId> => {
  if (routes.length === 0) return []
  const earlier = visitorsIn(routes.flatMap(({ before }) => before ?? []))
  const later = visitorsIn(routes.flatMap(({ after }) => after ?? []))
  const moved: StopId[] = []
  for (const [id, index] of earlier) if (later.get(id) !== index) moved.push(id)
  for (const id of later.keys()) if (!earlier.has(id)) moved.push(id)
  return moved
}
