import * as E from 'fp-ts/Either'
import { ContainerModule } from 'inversify'
import { lookUpAddress } from '../../application/address'
import { announced } from '../../application/history'
import {
  addStop,
  browseStops,
  BrowsingStore,
  CarriersStore,
  changeStop,
  loadCarriers,
  moveStopToRoute,
  resequenceStop,
  UploadStore,
  uploadStops,
} from '../../application/stop'
import { mapMessage } from '../../domain/map'
import { ports, tokens } from './tokens'

export const stopRoom = new ContainerModule(({ bind }) => {
  bind(tokens.carriers).toResolvedValue(() => new CarriersStore())
  bind(tokens.upload).toResolvedValue(() => new UploadStore())
  bind(tokens.browsing).toResolvedValue(() => new BrowsingStore())
  bind(tokens.changeStop).toResolvedValue(
    (stops, plan, carriers, alerts, calendar, session, attempt, reload, tell) =>
      changeStop({
        stops,
        plan,
        carriers,
        alerts,
        calendar,
        headquarters: () => session.user?.at,
        attempt,
        reload,
        showOnMap: ({ id, at }) => tell(mapMessage('stopChangedRefresh', { stopId: id, lat: at?.lat, lng: at?.lng })),
      }),
    [
      ports.stops,
      tokens.plan,
      tokens.carriers,
      tokens.board,
      ports.calendar,
      tokens.session,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.tellMap,
    ],
  )
  bind(tokens.stopDesk).toResolvedValue(
    (stops, routes, addresses, plan, carriers, upload, browsing, change, attempt, reload, tell, announce) => {
      const told = announced({ plan, announce })
      const toldChange = told(change, (isTaken) => isTaken)
      return {
        carriers,
        loadCarriers: loadCarriers({ routes, carriers, attempt }),
        resequence: resequenceStop({ change: toldChange }),
        moveToRoute: moveStopToRoute({ change: toldChange }),
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
      tokens.plan,
      tokens.carriers,
      tokens.upload,
      tokens.browsing,
      tokens.changeStop,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.tellMap,
      tokens.announceChange,
    ],
  )
})
