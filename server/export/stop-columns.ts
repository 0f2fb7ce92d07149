import { isoDateAt, timeLabel } from '../../src/domain/calendar'
import { importFields, meaningLabels, textOfList, type ImportField } from '../../src/domain/import'
import type { Plan } from '../../src/domain/plan'
import { isReload, routeNameOf, type Activity, type Route } from '../../src/domain/route'
import { isCustomerStop, stopList, type Stop, type StopFacts } from '../../src/domain/stop'

/** A stop with the route that visits it; an unplanned one has neither route nor visit. */
export type ExportedStop = {
  readonly stop: Stop
  readonly route: Route | undefined
  readonly visit: Activity | undefined
  /** 1 for the first trip of the route */
  readonly trip: number | undefined
}

/** Route by route in the order of the visits, and then the stops that no route visits. */
export const stopsInOrder = ({ routes, stops }: Pick<Plan, 'routes' | 'stops'>): ReadonlyArray<ExportedStop> => {
  const listed = new Set<string>()
  const planned = routes.flatMap((route) => {
    let trip = 1
    return route.visits.flatMap((visit): ReadonlyArray<ExportedStop> => {
      if (isReload(visit)) trip += 1
      const stop = stopList.get(stops, visit.id)
      if (stop === undefined || listed.has(visit.id)) return []
      listed.add(visit.id)
      return [{ stop, route, visit, trip }]
    })
  })
  const unplanned = Array.from(stops)
    .filter((stop) => isCustomerStop(stop) && !listed.has(stop.facts.id))
    .map((stop): ExportedStop => ({ stop, route: undefined, visit: undefined, trip: undefined }))
  return [...planned, ...unplanned]
}

/** A number stays one in a spreadsheet. */
export type Cell = string | number | undefined

export type Column = { readonly name: string; readonly cellOf: (exported: ExportedStop) => Cell }

const cellOfField = (field: ImportField, facts: StopFacts): Cell => {
  switch (field) {
    case 'lat':
    case 'lng':
      return facts.coordinates?.[field]
    case 'routeDay':
      return facts.requestedDay
    case 'demand':
      return facts.demand.length === 1 ? facts.demand[0] : textOfList(facts.demand.map(String))
    case 'groupedExternalTaskIds':
      return textOfList(facts.groupedExternalTaskIds)
    default:
      return facts[field]
  }
}

/** First the reference, by which an import finds the stop again. */
const fieldOrder: ReadonlyArray<ImportField> = [
  'groupedExternalTaskIds',
  ...importFields.filter((field) => field !== 'groupedExternalTaskIds'),
]

/** On the Dutch clock, in a form that a spreadsheet sorts. */
const arrivalText = (arrival: string | undefined): string => [isoDateAt(arrival), timeLabel(arrival)].join(' ').trim()

/** The fields of an upload, under names that an import understands, and the plan, which it leaves out. */
export const stopColumns: ReadonlyArray<Column> = [
  ...fieldOrder.map((field): Column => ({
    name: field === 'addressSummary' ? 'Address summary' : meaningLabels[field],
    cellOf: ({ stop }) => cellOfField(field, stop.facts),
  })),
  { name: 'Route', cellOf: ({ route }) => route && routeNameOf(route) },
  { name: 'Driver', cellOf: ({ route }) => route?.driverName },
  { name: 'Trip', cellOf: ({ trip }) => trip },
  { name: 'Stop number', cellOf: ({ visit }) => visit?.stopNumber },
  { name: 'Arrival', cellOf: ({ visit }) => arrivalText(visit?.arrival) },
]
