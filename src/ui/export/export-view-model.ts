import { dayLabel } from '../../domain/calendar'
import { groupRoutesByDay, wholePlan, type Plan, type PlanPart } from '../../domain/plan'
import type { ExportFormat } from '../../domain/project'
import { stopVisitsOf, routeNameOf, routeNumberOf } from '../../domain/route'
import { countStops } from '../../domain/stop'
import { pluralise } from '../../domain/text'

/** A part of the plan that can be chosen; its value is the part as a text, as a select box wants it. */
export type PartChoice = { readonly value: string; readonly label: string; readonly group?: string | undefined }

export const formatChoices: ReadonlyArray<{ readonly value: ExportFormat; readonly label: string }> = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
  { value: 'geojson', label: 'GeoJSON' },
  { value: 'gpx', label: 'GPX' },
]

/** What each format is for. */
export const formatNotes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'A workbook. It can be changed and imported again.',
  csv: 'A table for any program, separated by semicolons. It can be changed and imported again.',
  geojson: 'Places and routes for a map.',
  gpx: 'Places and routes for a navigation device. Stops without coordinates are left out.',
}

/** The whole project, each of its days, and each of its routes. */
export const partChoices = ({ routes, stops }: Plan): ReadonlyArray<PartChoice> => [
  { value: valueOfPart(wholePlan), label: `All ${pluralise(countStops(stops), 'stop')}` },
  ...groupRoutesByDay(routes).map(({ day, stopCount }): PartChoice => ({
    value: valueOfPart({ ...wholePlan, day }),
    label: `${dayLabel(day)} (${pluralise(stopCount, 'stop')})`,
    group: 'Days',
  })),
  ...routes.map((route): PartChoice => {
    const number = routeNumberOf(route)
    const name = routeNameOf(route)
    const title = name === `Route ${number}` ? name : `Route ${number}, ${name}`
    return {
      value: valueOfPart({ ...wholePlan, routeIndex: route.index }),
      label: `${title} (${pluralise(stopVisitsOf(route).length, 'stop')})`,
      group: 'Routes',
    }
  }),
]

const ROUTE = 'route '

export const valueOfPart = ({ day, routeIndex }: PlanPart): string =>
  routeIndex === undefined ? (day ?? '') : `${ROUTE}${routeIndex}`

export const partOfValue = (value: string): PlanPart => {
  if (value.startsWith(ROUTE)) return { ...wholePlan, routeIndex: Number(value.slice(ROUTE.length)) }
  return value === '' ? wholePlan : { ...wholePlan, day: value }
}
