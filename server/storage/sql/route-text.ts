import { encodeCompactRoute } from '../../../src/domain/history'
import { memoizeWeak } from '../../../src/domain/remembered'
import type { Activity, Route } from '../../../src/domain/route'
import { json } from './stored-json'

/** The stored text of a route, made once for its row and for all changes that hold the route. */
export const routeText = (route: Route, isKnown: (visit: Activity) => boolean): string =>
  route.visits.every(isKnown) ? inShort(route).text : json(encodeCompactRoute(route, isKnown))

const inShort = memoizeWeak((route: Route) => ({ text: json(encodeCompactRoute(route, () => true)) }))
