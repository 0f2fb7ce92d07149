import type { BrokenRule, BreakFault, BrokenPlanRule, BrokenRouteRule } from './broken-rule'
import { stopNumberAt } from '../route'
import { formatAmount, formatDurationInWords, pluralise } from '../text'
import type { Sums } from './proposed-plan'

/** A message for a dispatcher, shown after the name of the stop, the vehicle or the route. */
export const brokenRuleMessage = (brokenRule: BrokenRule | BrokenRouteRule): string => {
  switch (brokenRule.kind) {
    case 'late':
    case 'early':
    case 'over capacity':
    case 'before hours':
    case 'after hours':
    case 'too many trips':
      return brokenRouteRuleMessage(brokenRule)
    default:
      return brokenPlanRuleMessage(brokenRule)
  }
}

const brokenRouteRuleMessage = (brokenRule: BrokenRouteRule): string => {
  switch (brokenRule.kind) {
    case 'late':
      return `late by ${formatDurationInWords(brokenRule.by)}`
    case 'early':
      return `early by ${formatDurationInWords(brokenRule.by)}`
    case 'over capacity':
      return `over capacity${brokenRule.dimension > 0 ? ` ${brokenRule.dimension + 1}` : ''} by ${formatAmount(brokenRule.by)}`
    case 'before hours':
      return `before working hours by ${formatDurationInWords(brokenRule.by)}`
    case 'after hours':
      return `over hours by ${formatDurationInWords(cutToMinutes(brokenRule.by))}`
    case 'too many trips':
      return `${pluralise(brokenRule.by, 'trip')} more than the vehicle makes in a day`
  }
}

/** As shown times are, beside which it stands; below a minute it is kept. */
const cutToMinutes = (seconds: number): number => (seconds < 60 ? seconds : Math.floor(seconds / 60) * 60)

const brokenPlanRuleMessage = (fault: BrokenPlanRule): string => {
  switch (fault.kind) {
    case 'unknown stop':
      return 'not a stop of this problem'
    case 'unknown vehicle':
      return 'not a vehicle of this problem'
    case 'vehicle twice':
      return 'has more than one route'
    case 'stop twice':
      return 'in the plan more than once'
    case 'stop missing':
      return 'neither planned nor left out'
    case 'not a time':
      return 'has a time that is no whole second'
    case 'no road':
      return fault.to === undefined ? 'no road leads back' : 'no road leads there'
    case 'too fast':
      return `${fault.to === undefined ? 'back' : 'there'} sooner than one can drive, by ${formatDurationInWords(fault.by)}`
    case 'before arrival':
      return `served before arrival by ${formatDurationInWords(fault.by)}`
    case 'cut short':
      return `service too short by ${formatDurationInWords(fault.by)}`
    case 'not allowed':
      return 'on a vehicle that may not go there'
    case 'fixed position ignored':
      return fault.fixedPosition.position === undefined
        ? 'not on the vehicle it is kept for'
        : `not at place ${stopNumberAt(fault.fixedPosition.position - 1)} of the route it is kept for`
    case 'break':
      return `break ${fault.index + 1} ${breakMessages[fault.fault]}`
    case 'wrong sum':
      return `claims ${fault.claimed} ${sumNames[fault.sum]}, has ${fault.actual}`
  }
}

const breakMessages: Readonly<Record<BreakFault, string>> = {
  'not taken': 'is not taken',
  'taken twice': 'is taken more than once',
  unknown: 'is not one of its breaks',
  'outside its time': 'is taken outside its time',
  'too short': 'is too short',
  'during service': 'is taken during a service',
  'during another': 'is taken during another break',
}

const sumNames: Readonly<Record<keyof Sums, string>> = {
  metres: 'metres',
  seconds: 'seconds on the road',
  late: 'seconds late',
  vehicles: 'vehicles',
  unplanned: 'stops left out',
}
