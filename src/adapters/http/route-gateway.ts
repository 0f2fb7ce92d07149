import { pipe } from 'fp-ts/function'
import * as endpoints from '../../../contract/route'
import type { RouteGateway } from '../../application/route'
import { callEndpoint, emptyInput } from './call-endpoint'
import { callEditEndpoint, mapAnswer } from './call-edit-endpoint'
import type { SendRequest } from './request-types'

export const httpRouteGateway = (send: SendRequest): RouteGateway => {
  const edit = callEditEndpoint(send)
  const routeInput = (id: string, routeIndex: number) => ({ ...emptyInput, parameters: { id, routeIndex } })
  return {
    carriers: (cancelSignal) => callEndpoint(send)(endpoints.listExternalRoutes)(emptyInput, { cancelSignal }),
    recalculate: (project, index) => edit(endpoints.recalculateRoute)(routeInput(project, index)),
    recalculateAll: (project) =>
      pipe(
        edit(endpoints.recalculateAllRoutes)({ ...emptyInput, parameters: { id: project } }),
        mapAnswer(({ version }) => version),
      ),
    changeDriver: (project, index, from, to) =>
      edit(endpoints.changeRouteDriver)({ ...routeInput(project, index), body: { from, to } }),
    remove: (project, index) =>
      pipe(
        edit(endpoints.deleteRoute)(routeInput(project, index)),
        mapAnswer(({ version }) => version),
      ),
    changeStopDriver: (project, { id, from, activityIndex, to }) =>
      edit(endpoints.changeStopDriver)({
        ...routeInput(project, from),
        body: {
          stopId: id,
          stopIndex: activityIndex,
          color: to.color,
          projectId: project,
          routeIndex: to.index,
          locationIndex: undefined,
          driverName: to.driverName,
        },
      }),
  }
}
