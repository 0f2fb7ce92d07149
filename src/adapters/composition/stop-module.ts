import * as E from 'fp-ts/Either'
import { ContainerModule } from 'inversify'
import { lookUpAddress } from '../../application/address'
import { announceAfter } from '../../application/history'
import {
  addStop,
  listActions,
  ListStateStore,
  CarriersStore,
  loadCarriers,
  moveStopToRoute,
  resequenceStop,
  UploadStore,
  uploadStops,
} from '../../application/stop'
import { mapMessage } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { ports, tokens } from './tokens'
import { changeLocks, toggleLock } from '../../application/lock'
import { changeRouteDriver, changeStopDriver, recalculateRoute } from '../../application/route'

export const stopModule = new ContainerModule(({ bind }) => {
  bind(tokens.carriers).toResolvedValue(() => new CarriersStore())
  bind(tokens.upload).toResolvedValue(() => new UploadStore())
  bind(tokens.listState).toResolvedValue(() => new ListStateStore())
  bind(tokens.stopFacade).toResolvedValue(
    (
      stops,
      routes,
      addresses,
      calendar,
      plan,
      carriers,
      upload,
      listState,
      alerts,
      session,
      attempt,
      reload,
      applyMessage,
      announce,
    ) => {
      const announceIfDone = announceAfter({ plan, announce })
      const changeStopPorts = {
        stops,
        plan,
        carriers,
        alerts,
        calendar,
        headquarters: () => session.user?.coordinates,
        attempt,
        reload,
        showOnMap: ({ id, coordinates }: Stop) =>
          applyMessage(mapMessage('stopChangedRefresh', { stopId: id, lat: coordinates?.lat, lng: coordinates?.lng })),
      }
      return {
        carriers,
        loadCarriers: loadCarriers({ routes, carriers, attempt }),
        resequence: announceIfDone(resequenceStop(changeStopPorts), (isAccepted) => isAccepted),
        moveToRoute: announceIfDone(moveStopToRoute(changeStopPorts), (isAccepted) => isAccepted),
        add: announceIfDone(
          addStop({ stops, plan, attempt, reload, refreshMap: () => applyMessage(mapMessage('refreshMap')) }),
          E.isRight,
        ),
        uploadState: upload,
        upload: announceIfDone(uploadStops({ stops, plan, upload, attempt, reload }), E.isRight),
        listState,
        listActions: listActions({ listState }),
        lookUpAddress: lookUpAddress({ addresses, attempt }),
      }
    },
    [
      ports.stops,
      ports.routes,
      ports.addresses,
      ports.calendar,
      tokens.plan,
      tokens.carriers,
      tokens.upload,
      tokens.listState,
      tokens.alertActions,
      tokens.session,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.updateMapView,
      tokens.announceChange,
    ],
  )
})

export const lockModule = new ContainerModule(({ bind }) => {
  bind(tokens.lockFacade).toResolvedValue(
    (locks, plan, attempt, reload, announce) => {
      const announceIfDone = announceAfter({ plan, announce })
      return {
        toggle: toggleLock({
          plan,
          change: announceIfDone(changeLocks({ locks, plan, attempt, reload }), (isAccepted) => isAccepted),
        }),
      }
    },
    [ports.locks, tokens.plan, tokens.attempt, tokens.reloadPlan, tokens.announceChange],
  )
})

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
