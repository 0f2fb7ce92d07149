import { ContainerModule } from 'inversify'
import { lookUpAddress } from '../../application/address'
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
import { toggleLock } from '../../application/lock'
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
      apply,
      reload,
      applyMessage,
    ) => {
      const changeStopPorts = {
        stops,
        plan,
        carriers,
        alerts,
        calendar,
        headquarters: () => session.user?.coordinates,
        attempt,
        apply,
        showOnMap: ({ id, coordinates }: Stop) =>
          applyMessage(mapMessage('stopChangedRefresh', { stopId: id, lat: coordinates?.lat, lng: coordinates?.lng })),
      }
      return {
        carriers,
        loadCarriers: loadCarriers({ routes, carriers, attempt }),
        resequence: resequenceStop(changeStopPorts),
        moveToRoute: moveStopToRoute(changeStopPorts),
        add: addStop({ stops, plan, attempt, apply, reload, refreshMap: () => applyMessage(mapMessage('refreshMap')) }),
        uploadState: upload,
        upload: uploadStops({ stops, plan, upload, attempt, apply, reload }),
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
      tokens.applyOwnChange,
      tokens.reloadPlan,
      tokens.updateMapView,
    ],
  )
})

export const lockModule = new ContainerModule(({ bind }) => {
  bind(tokens.lockFacade).toResolvedValue(
    (locks, plan, changeProject) => ({ toggle: toggleLock({ locks, plan, changeProject }) }),
    [ports.locks, tokens.plan, tokens.changeProject],
  )
})

export const routeModule = new ContainerModule(({ bind }) => {
  bind(tokens.routeFacade).toResolvedValue(
    (routes, changeProject) => ({
      recalculate: recalculateRoute({ routes, changeProject }),
      changeDriver: changeRouteDriver({ routes, changeProject }),
      handOver: changeStopDriver({ routes, changeProject }),
    }),
    [ports.routes, tokens.changeProject],
  )
})
