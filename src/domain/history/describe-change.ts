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
      return `${shortName(summary.stop)} added`
    case 'stop removed':
      return `${shortName(summary.stop)} removed`
    case 'stops uploaded':
      return `${pluralise(summary.stops, 'stop')} uploaded`
    case 'stop planned':
      return `${shortName(summary.stop)} planned on route ${summary.to.route}, place ${summary.to.position}`
    case 'stop unplanned':
      return `${shortName(summary.stop)} taken out of route ${summary.from.route}`
    case 'stop moved':
      return `${shortName(summary.stop)} from route ${summary.from.route} to route ${summary.to.route}, place ${summary.to.position}`
    case 'stop renumbered':
      return `${shortName(summary.stop)} from place ${summary.from.position} to place ${summary.to.position} of route ${summary.to.route}`
    case 'driver changed':
      return `Driver of route ${summary.route} from ${driverLabel(summary.from)} to ${driverLabel(summary.to)}`
    case 'route recalculated':
      return `Route ${summary.route} recalculated`
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
      return `Undone: ${summary.words}`
    case 'redone':
      return `Redone: ${summary.words}`
  }
}

const shortName = (name: string): string => truncate(name, MAX_NAME_LENGTH)

/** A single stop or route is named; several are counted. */
const lockedItems = ({ stops, routes }: LockSummary): string =>
  [
    ...(stops.length === 0 ? [] : [stops.length === 1 ? shortName(stops.join('')) : pluralise(stops.length, 'stop')]),
    ...(routes.length === 0
      ? []
      : [
          routes.length === 1
            ? `${stops.length === 0 ? 'Route' : 'route'} ${routes.join('')}`
            : pluralise(routes.length, 'route'),
        ]),
  ].join(' and ')

type LockSummary = Extract<ChangeSummary, { readonly kind: 'locked' | 'unlocked' }>

const driverLabel = (name: string | undefined): string =>
  name === undefined || isBlank(name) ? 'nobody' : shortName(name)

const planCounts = ({ routes, planned, unplanned, added, removed }: PlanSummary): string =>
  [
    pluralise(routes, 'route'),
    `${pluralise(planned, 'stop')} planned`,
    `${formatNumber(unplanned)} unplanned`,
    ...(added > 0 ? [`${pluralise(added, 'stop')} added`] : []),
    ...(removed > 0 ? [`${pluralise(removed, 'stop')} removed`] : []),
  ].join(', ')

type PlanSummary = Extract<ChangeSummary, { readonly planned: number }>
