import { ContainerModule } from 'inversify'
import {
  mapActions,
  MapStore,
  PictureStore,
  updateMapView,
  type MapDisplay,
  type MapFacade,
  type OpenMapDisplay,
} from '../../application/map'
import { loadLeaflet } from './load-leaflet'
import { ports, tokens } from './tokens'
import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'

export const mapModule = new ContainerModule(({ bind }) => {
  bind(tokens.map).toResolvedValue(() => new MapStore())
  bind(tokens.updateMapView).toResolvedValue(
    (map, cookies) => updateMapView({ map, cookies }),
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
      const mapDisplay = openMapDisplay({ openDisplay: loadLeaflet(config), pictures, map: store })
      return { store, pictures, applyMessage, ...mapActions({ map: store }), ...mapDisplay }
    },
    [tokens.map, tokens.updateMapView, tokens.plan, tokens.session, ports.config, tokens.optimisation],
  )
})

type OpenMapDisplayPorts<Container> = {
  readonly openDisplay: OpenMapDisplay<Container>
  readonly pictures: PictureStore
  readonly map: MapStore
}

/** Opens boards that draw by themselves; the one opened last hears where to look. */
export const openMapDisplay = <Container>({
  openDisplay,
  pictures,
  map,
}: OpenMapDisplayPorts<Container>): Pick<MapFacade<Container>, 'open' | 'moveCamera' | 'focus'> => {
  let currentDisplay: MapDisplay | undefined
  const connect = (display: MapDisplay): (() => void) => {
    currentDisplay = display
    const stopDrawing = drawOnChange(display, { pictures, map })
    return () => {
      stopDrawing()
      display.close()
      if (currentDisplay === display) currentDisplay = undefined
    }
  }
  return {
    open: async (container, handlers) => E.map(connect)(await openDisplay(container, handlers)()),
    moveCamera: (cameraMove) => currentDisplay?.moveCamera(cameraMove),
    focus: () => currentDisplay?.focus(),
  }
}

type DrawSources = {
  readonly pictures: Pick<PictureStore, 'picture' | 'formerLines'>
  readonly map: Pick<MapStore, 'highlighted' | 'proposedPoint'>
}

/** A board follows what it shows for as long as it is open. */
const drawOnChange = (
  display: Pick<MapDisplay, 'show' | 'showFormerLines' | 'highlight' | 'showProposedPoint'>,
  { pictures, map }: DrawSources,
): (() => void) => {
  const disposers = [
    autorun(() => display.show(pictures.picture)),
    autorun(() => display.showFormerLines(pictures.formerLines)),
    autorun(() => display.highlight(map.highlighted)),
    autorun(() => display.showProposedPoint(map.proposedPoint)),
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
