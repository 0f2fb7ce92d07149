import * as E from 'fp-ts/Either'
import { ContainerModule } from 'inversify'
import { lookUpAddress } from '../../application/address'
import { announced } from '../../application/history'
import {
  addStop,
  browseStops,
  BrowsingStore,
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

export const stopRoom = new ContainerModule(({ bind }) => {
  bind(tokens.carriers).toResolvedValue(() => new CarriersStore())
  bind(tokens.upload).toResolvedValue(() => new UploadStore())
  bind(tokens.browsing).toResolvedValue(() => new BrowsingStore())
  bind(tokens.stopDesk).toResolvedValue(
    (
      stops,
      routes,
      addresses,
      calendar,
      plan,
      carriers,
      upload,
      browsing,
      alerts,
      session,
      attempt,
      reload,
      tell,
      announce,
    ) => {
      const told = announced({ plan, announce })
      const changing = {
        stops,
        plan,
        carriers,
        alerts,
        calendar,
        headquarters: () => session.user?.coordinates,
        attempt,
        reload,
        showOnMap: ({ id, coordinates }: Stop) =>
          tell(mapMessage('stopChangedRefresh', { stopId: id, lat: coordinates?.lat, lng: coordinates?.lng })),
      }
      return {
        carriers,
        loadCarriers: loadCarriers({ routes, carriers, attempt }),
        resequence: told(resequenceStop(changing), (isTaken) => isTaken),
        moveToRoute: told(moveStopToRoute(changing), (isTaken) => isTaken),
        add: told(
          addStop({ stops, plan, attempt, reload, refreshMap: () => tell(mapMessage('refreshMap')) }),
          E.isRight,
        ),
        uploading: upload,
        upload: told(uploadStops({ stops, plan, upload, attempt, reload }), E.isRight),
        browsing,
        browse: browseStops({ browsing }),
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
      tokens.browsing,
      tokens.board,
      tokens.session,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.tellMap,
      tokens.announceChange,
    ],
  )
})
