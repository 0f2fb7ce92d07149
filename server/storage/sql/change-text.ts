import { visitsThatStay, writePlanChange, type PlanChange } from '../../../src/domain/history'
import type { Activity, Route } from '../../../src/domain/route'
import { routeText } from './route-text'
import { json } from './stored'

/** What `writePlanChange` writes, as JSON; its routes are mostly written already. */
export const changeText = (change: PlanChange): string => {
  const isKnown = visitsThatStay(change.routes)
  const routes = change.routes.map(
    ({ index, before, after }) =>
      `{"index":${index}${side('before', before, isKnown)}${side('after', after, isKnown)}}`,
  )
  const { routes: _, ...rest } = writePlanChange({ ...change, routes: [] })
  return `{"routes":[${routes.join(',')}],${json(rest).slice(1)}`
}

const side = (name: string, route: Route | undefined, isKnown: (visit: Activity) => boolean): string =>
  route === undefined ? '' : `,"${name}":${routeText(route, isKnown)}`
