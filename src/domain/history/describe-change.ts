import { isBlank } from '../parse'
import { counted, inDigits, truncated } from '../text'
import type { Deed } from './change-summary'

const NAME = 60
const WORDS = 200

/** A deed in words that anyone at the desk understands. */
export const wordsOf = (deed: Deed): string => truncated(sentence(deed), WORDS)

const sentence = (deed: Deed): string => {
  switch (deed.deed) {
    case 'stop added':
      return `${name(deed.stop)} added`
    case 'stop removed':
      return `${name(deed.stop)} removed`
    case 'stops uploaded':
      return `${counted(deed.stops, 'stop')} uploaded`
    case 'stop planned':
      return `${name(deed.stop)} planned on route ${deed.to.route}, place ${deed.to.place}`
    case 'stop unplanned':
      return `${name(deed.stop)} taken out of route ${deed.from.route}`
    case 'stop moved':
      return `${name(deed.stop)} from route ${deed.from.route} to route ${deed.to.route}, place ${deed.to.place}`
    case 'stop renumbered':
      return `${name(deed.stop)} from place ${deed.from.place} to place ${deed.to.place} of route ${deed.to.route}`
    case 'driver changed':
      return `Driver of route ${deed.route} from ${driver(deed.from)} to ${driver(deed.to)}`
    case 'route recalculated':
      return `Route ${deed.route} recalculated`
    case 'locked':
    case 'unlocked':
      return `${lockedIn(deed)} ${deed.deed}`
    case 'optimisation accepted':
      return `Optimisation accepted: ${planCounts(deed)}`
    case 'optimisation accepted in part':
      return `Optimisation accepted in part: ${planCounts(deed)}`
    case 'plan saved':
      return `Plan saved: ${planCounts(deed)}`
    case 'undone':
      return `Undone: ${deed.words}`
    case 'redone':
      return `Redone: ${deed.words}`
  }
}

const name = (given: string): string => truncated(given, NAME)

/** One is named, more are counted. */
const lockedIn = ({ stops, routes }: LockDeed): string =>
  [
    ...(stops.length === 0 ? [] : [stops.length === 1 ? name(stops.join('')) : counted(stops.length, 'stop')]),
    ...(routes.length === 0
      ? []
      : [
          routes.length === 1
            ? `${stops.length === 0 ? 'Route' : 'route'} ${routes.join('')}`
            : counted(routes.length, 'route'),
        ]),
  ].join(' and ')

type LockDeed = Extract<Deed, { readonly deed: 'locked' | 'unlocked' }>

const driver = (given: string | undefined): string => (given === undefined || isBlank(given) ? 'nobody' : name(given))

const planCounts = ({ routes, planned, unplanned, added, removed }: PlanDeed): string =>
  [
    counted(routes, 'route'),
    `${counted(planned, 'stop')} planned`,
    `${inDigits(unplanned)} unplanned`,
    ...(added > 0 ? [`${counted(added, 'stop')} added`] : []),
    ...(removed > 0 ? [`${counted(removed, 'stop')} removed`] : []),
  ].join(', ')

type PlanDeed = Extract<Deed, { readonly planned: number }>
