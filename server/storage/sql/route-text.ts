import { writeInShort } from '../../../src/domain/history'
import { remembered } from '../../../src/domain/remembered'
import type { Activity, Route } from '../../../src/domain/route'
import { json } from './stored'

/** A route as it is kept: written once for its row and for every change that has it on one of its sides. */
export const routeText = (route: Route, isKnown: (visit: Activity) => boolean): string =>
  route.visits.every(isKnown) ? inShort(route).text : json(writeInShort(route, isKnown))

const inShort = remembered((route: Route) => ({ text: json(writeInShort(route, () => true)) }))
