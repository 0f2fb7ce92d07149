import { ContainerModule } from 'inversify'
import { mapActions, MapStore, PictureStore, applyMapMessage } from '../../application/map'
import { loadLeaflet } from './load-leaflet'
import { openMapDisplay } from './open-map-display'
import { ports, tokens } from './tokens'

export const mapModule = new ContainerModule(({ bind }) => {
  bind(tokens.map).toResolvedValue(() => new MapStore())
  bind(tokens.applyMapMessage).toResolvedValue(
    (map, cookies) => applyMapMessage({ map, cookies }),
    [tokens.map, ports.cookies],
  )
  bind(tokens.mapFacade).toResolvedValue(
    (store, applyMessage, plan, session, config, job) => {
      const visiblePlan = {
        get plan() {
          return job.proposal ?? plan.plan
        },
      }
      const formerPlan = {
        get plan() {
          return job.proposal === undefined ? undefined : plan.plan
        },
      }
      const pictures = new PictureStore({ plan: visiblePlan, formerPlan, map: store, session })
      const boards = openMapDisplay({ openDisplay: loadLeaflet(config), pictures, map: store })
      return { store, pictures, applyMessage, ...mapActions({ map: store }), ...boards }
    },
    [tokens.map, tokens.applyMapMessage, tokens.plan, tokens.session, ports.config, tokens.optimisation],
  )
})
