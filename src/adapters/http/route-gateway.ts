import * as calls from '../../../contract/route'
import type { RouteGateway } from '../../application/route'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpRouteGateway = (send: SendRequest): RouteGateway => {
  const call = callEndpoint(send)
  const inputFor = (id: string, routeIndex: number) => ({ ...emptyInput, parameters: { id, routeIndex } })
  return {
    carriers: (cancelSignal) => call(calls.listExternalRoutes)(emptyInput, { cancelSignal }),
    recalculate: (project, index) => call(calls.recalculateRoute)(inputFor(project, index)),
    changeDriver: (project, index, from, to) =>
      call(calls.changeRouteDriver)({ ...inputFor(project, index), body: { from, to } }),
    handOver: (project, { id, from, activityIndex, to }) =>
      call(calls.changeStopDriver)({
        ...inputFor(project, from),
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
