import { ContainerModule } from 'inversify'
import { mapHand, MapStore, PictureStore, tellMap } from '../../application/map'
import { leafletBoards } from './load-leaflet'
import { openBoards } from './open-map-display'
import { ports, tokens } from './tokens'

export const mapRoom = new ContainerModule(({ bind }) => {
  bind(tokens.map).toResolvedValue(() => new MapStore())
  bind(tokens.tellMap).toResolvedValue((map, cookies) => tellMap({ map, cookies }), [tokens.map, ports.cookies])
  bind(tokens.mapDesk).toResolvedValue(
    (store, tell, plan, session, config, job) => {
      const shown = {
        get plan() {
          return job.proposal ?? plan.plan
        },
      }
      const former = {
        get plan() {
          return job.proposal === undefined ? undefined : plan.plan
        },
      }
      const pictures = new PictureStore({ plan: shown, former, map: store, session })
      const boards = openBoards({ boards: leafletBoards(config), pictures, map: store })
      return { store, pictures, tell, ...mapHand({ map: store }), ...boards }
    },
    [tokens.map, tokens.tellMap, tokens.plan, tokens.session, ports.config, tokens.job],
  )
})
