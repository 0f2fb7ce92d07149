import { isBlank } from '../parse'
import { pluralise, formatNumber, truncate } from '../text'
import type { ChangeSummary } from './change-summary'

const MAX_NAME_LENGTH = 60
const MAX_LENGTH = 200

/** Describes a change in one sentence, of at most 200 characters. */
export const describeChange = (summary: ChangeSummary): string => truncate(sentenceOf(summary), MAX_LENGTH)

const sentenceOf = (summary: ChangeSummary): string => {
  switch (summary.kind) {
    case 'stop added':
      return `${shortName(summary.stop)} added${summary.to === undefined ? '' : ` to route ${summary.to.route}, place ${summary.to.stopNumber}`}`
    case 'stop deleted':
      return `${shortName(summary.stop)} deleted`
    case 'stop edited':
      return `${shortName(summary.stop)} edited: ${summary.fields.join(', ')}`
    case 'stops uploaded':
      return `${pluralise(summary.stopCount, 'stop')} uploaded`
    case 'stops imported':
      return `${pluralise(summary.addedCount + summary.updatedCount, 'stop')} imported${importCounts(summary)}`
    case 'stop planned':
      return `${shortName(summary.stop)} planned on route ${summary.to.route}, place ${summary.to.stopNumber}`
    case 'stop unplanned':
      return `${shortName(summary.stop)} taken out of route ${summary.from.route}`
    case 'stop moved':
      return `${shortName(summary.stop)} from route ${summary.from.route} to route ${summary.to.route}, place ${summary.to.stopNumber}`
    case 'stop renumbered':
      return `${shortName(summary.stop)} from place ${summary.from.stopNumber} to place ${summary.to.stopNumber} of route ${summary.to.route}`
    case 'stops moved':
      return `${pluralise(summary.stopCount, 'stop')} ${movedTo(summary.to)}`
    case 'driver changed':
      return `Driver of route ${summary.route} from ${driverLabel(summary.from)} to ${driverLabel(summary.to)}`
    case 'route recalculated':
      return `Route ${summary.route} recalculated`
    case 'all routes recalculated':
      return 'All routes recalculated'
    case 'route removed':
      return `Route ${summary.route} removed`
    case 'locked':
    case 'unlocked':
      return `${lockedItems(summary)} ${summary.kind}`
    case 'optimisation accepted':
      return `Optimisation accepted: ${planCounts(summary)}`
    case 'optimisation accepted in part':
      return `Optimisation accepted in part: ${planCounts(summary)}`
    case 'plan saved':
      return `Plan saved: ${planCounts(summary)}`
    case 'undone':
      return `Undone: ${summary.description}`
    case 'redone':
      return `Redone: ${summary.description}`
  }
}

const movedTo = (to: number | 'unplanned' | undefined): string => {
  if (to === undefined) return 'moved'
  return to === 'unplanned' ? 'taken out of their routes' : `to route ${to}`
}

const importCounts = ({ addedCount, updatedCount }: ImportSummary): string =>
  updatedCount === 0 ? '' : `: ${formatNumber(addedCount)} added, ${formatNumber(updatedCount)} updated`

type ImportSummary = Extract<ChangeSummary, { readonly kind: 'stops imported' }>

const shortName = (name: string): string => truncate(name, MAX_NAME_LENGTH)

/** A single stop or route is named; several are counted. */
const lockedItems = ({ stops, routes }: LockSummary): string =>
  [
    ...(stops.length === 0 ? [] : [stops.length === 1 ? shortName(stops.join()) : pluralise(stops.length, 'stop')]),
    ...(routes.length === 0
      ? []
      : [
          routes.length === 1
            ? `${stops.length === 0 ? 'Route' : 'route'} ${routes.join()}`
            : pluralise(routes.length, 'route'),
        ]),
  ].join(' and ')

type LockSummary = Extract<ChangeSummary, { readonly kind: 'locked' | 'unlocked' }>

const driverLabel = (name = ''): string => (isBlank(name) ? 'nobody' : shortName(name))

const planCounts = ({ routeCount, plannedCount, unplannedCount, addedCount, deletedCount }: PlanSummary): string =>
  [
    pluralise(routeCount, 'route'),
    `${pluralise(plannedCount, 'stop')} planned`,
    `${formatNumber(unplannedCount)} unplanned`,
    ...(addedCount > 0 ? [`${pluralise(addedCount, 'stop')} added`] : []),
    ...(deletedCount > 0 ? [`${pluralise(deletedCount, 'stop')} deleted`] : []),
  ].join(', ')

type PlanSummary = Extract<ChangeSummary, { readonly plannedCount: number }>
