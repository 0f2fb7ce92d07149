import * as E from 'fp-ts/Either'
import { ContainerModule } from 'inversify'
import { announceAfter } from '../../application/history'
import { changeRouteDriver, changeStopDriver, recalculateRoute } from '../../application/route'
import { ports, tokens } from './tokens'

export const routeModule = new ContainerModule(({ bind }) => {
  bind(tokens.routeFacade).toResolvedValue(
    (routes, changeProject, plan, announce) => {
      const announceIfDone = announceAfter({ plan, announce })
      return {
        recalculate: announceIfDone(recalculateRoute({ routes, changeProject }), E.isRight),
        changeDriver: announceIfDone(changeRouteDriver({ routes, changeProject }), E.isRight),
        handOver: announceIfDone(changeStopDriver({ routes, changeProject }), E.isRight),
      }
    },
    [ports.routes, tokens.changeProject, tokens.plan, tokens.announceChange],
  )
})
