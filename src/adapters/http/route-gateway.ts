import * as calls from '../../../contract/route'
import type { RouteGateway } from '../../application/route'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'

export const httpRouteGateway = (ask: Caller): RouteGateway => {
  const call = gatewayCall(ask)
  const of = (id: string, routeIndex: number) => ({ ...plain, parameters: { id, routeIndex } })
  return {
    carriers: (callingOff) => call(calls.listExternalRoutes)(plain, { callingOff }),
    recalculate: (project, index) => call(calls.recalculateRoute)(of(project, index)),
    changeDriver: (project, index, from, to) =>
      call(calls.changeRouteDriver)({ ...of(project, index), body: { from, to } }),
    handOver: (project, { id, from, place, to }) =>
      call(calls.changeStopDriver)({
        ...of(project, from),
        body: {
          stopId: id,
          stopIndex: place,
          color: to.color,
          projectId: project,
          routeIndex: to.index,
          locationIndex: undefined,
          driverName: to.driverName,
        },
      }),
  }
}
