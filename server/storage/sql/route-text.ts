import { encodeCompactRoute } from '../../../src/domain/history'
import { memoizeWeak } from '../../../src/domain/value'
import type { Activity, Route } from '../../../src/domain/route'
import { toJson } from './stored-json'

/** The stored text of a route, made once for its row and for all changes that hold the route. */
export const routeText = (route: Route, isCopyOfStop: (visit: Activity) => boolean): string =>
  route.visits.every(isCopyOfStop) ? compactText(route).text : toJson(encodeCompactRoute(route, isCopyOfStop))

const compactText = memoizeWeak((route: Route) => ({ text: toJson(encodeCompactRoute(route, () => true)) }))
