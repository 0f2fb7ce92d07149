import * as E from 'fp-ts/Either'
import { ContainerModule } from 'inversify'
import { announced } from '../../application/history'
import { changeRouteDriver, changeStopDriver, recalculateRoute } from '../../application/route'
import { ports, tokens } from './tokens'

export const routeRoom = new ContainerModule(({ bind }) => {
  bind(tokens.routeDesk).toResolvedValue(
    (routes, changing, plan, announce) => {
      const told = announced({ plan, announce })
      return {
        recalculate: told(recalculateRoute({ routes, changing }), E.isRight),
        changeDriver: told(changeRouteDriver({ routes, changing }), E.isRight),
        handOver: told(changeStopDriver({ routes, changing }), E.isRight),
      }
    },
    [ports.routes, tokens.changing, tokens.plan, tokens.announceChange],
  )
})
