import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { applyRouteReplacements } from './apply-route-replacements'
import { routeAt } from './find-visit'
import type { Plan } from './plan'

export type RouteRemovalRefusal = { readonly kind: 'no such route' | 'not empty'; readonly index: number }

/** Removes a route that visits no stop. */
export const removeEmptyRoute = (plan: Plan, index: number): E.Either<RouteRemovalRefusal, Plan> =>
  pipe(
    routeAt(plan, index),
    E.fromOption((): RouteRemovalRefusal => ({ kind: 'no such route', index })),
    E.filterOrElse(
      ({ visits }) => visits.length === 0,
      (): RouteRemovalRefusal => ({ kind: 'not empty', index }),
    ),
    E.map(() => applyRouteReplacements(plan, [{ index, route: undefined }])),
  )
