import { colourOf, routeNumberOf, type Route, type RouteColour } from '../../../domain/route'
import { inDigits } from '../../../domain/stop'
import type { Compared } from './comparison'
import { changeInMetres, counted, kilometres, type Change } from './figures-in-words'
import { measured } from './measured'

/** A figure as it is now and as it would be; the first only where it differs. */
export type FromTo = { readonly from: string | undefined; readonly to: string }

export type ProposedRow = {
  readonly key: string
  /** as the map knows it; none where it is driven no more */
  readonly index: number | undefined
  readonly number: string
  readonly colour: RouteColour
  readonly name: string
  readonly note: string
  readonly stops: FromTo
  readonly km: FromTo
  readonly change: Change | undefined
}

export const proposedRow = (compared: Compared, scale: number, isCompared: boolean): ProposedRow => {
  const { before, after } = compared
  const route = after ?? before
  const [from, to] = [lengthOf(before) * scale, lengthOf(after) * scale]
  return {
    key: `${after === undefined ? 'gone' : 'route'} ${route?.index ?? 0}`,
    index: after?.index,
    number: after === undefined || route === undefined ? '–' : String(routeNumberOf(route)),
    colour: colourOf(route?.color),
    name: nameOf(route),
    note: isCompared ? noteOf(compared) : '',
    stops: fromTo(before && inDigits(before.visits.length), inDigits(after?.visits.length ?? 0)),
    km: fromTo(before && kilometres(from), kilometres(to)),
    change: isCompared ? changeInMetres(to - from) : undefined,
  }
}

const lengthOf = (route: Route | undefined): number => (route === undefined ? 0 : measured(route).metres)

const nameOf = (route: Route | undefined): string => {
  if (route === undefined) return ''
  return route.name.trim() === '' ? `Route ${routeNumberOf(route)}` : route.name
}

const noteOf = ({ before, after, movedIn }: Compared): string => {
  if (before === undefined) return 'New route'
  if (after === undefined) return 'Driven no more'
  return movedIn === 0 ? '' : `${counted(movedIn, 'stop')} moved in`
}

const fromTo = (from: string | undefined, to: string): FromTo => ({ from: from === to ? undefined : from, to })
