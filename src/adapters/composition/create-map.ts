import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import {
  mapActions,
  MapStore,
  MapContentStore,
  updateMapView,
  type MapDisplay,
  type MapFacade,
  type OpenMapDisplay,
} from '../../application/map'
import type { DriverFacade } from '../../application/driver'
import type { MoveFacade } from '../../application/move'
import type { OptimisationStore } from '../../application/optimisation'
import type { PlanStore } from '../../application/plan'
import type { SelectionFacade } from '../../application/selection'
import type { CookieStorage, SessionStore } from '../../application/session'
import type { AppConfig } from '../../domain/config'
import { loadLeaflet } from './load-leaflet'

type MapPorts = {
  readonly plan: Pick<PlanStore, 'plan'>
  readonly optimisation: Pick<OptimisationStore, 'proposal'>
  readonly selection: SelectionFacade['store']
  readonly session: Pick<SessionStore, 'user' | 'value'>
  readonly move: Pick<MoveFacade, 'drag' | 'dialog'>
  readonly driver: DriverFacade['store']
  readonly cookies: Pick<CookieStorage, 'write'>
  readonly config: AppConfig
}

export type MapServices = MapFacade<HTMLElement> & { readonly store: MapStore }

export const createMap = ({
  plan,
  optimisation,
  selection,
  session,
  move,
  driver,
  cookies,
  config,
}: MapPorts): MapServices => {
  const store = new MapStore()
  const visiblePlan = {
    get plan() {
      return store.preview?.plan ?? optimisation.proposal ?? plan.plan
    },
  }
  const currentPlan = {
    get plan() {
      return optimisation.proposal === undefined || store.preview !== undefined ? undefined : plan.plan
    },
  }
  const contentStore = new MapContentStore({ plan: visiblePlan, currentPlan, map: store, move, driver, session })
  return {
    store,
    contentStore,
    updateMapView: updateMapView({ map: store, cookies }),
    ...mapActions({ map: store }),
    ...openMapDisplay({ openDisplay: loadLeaflet(config, session), contentStore, map: store, selection }),
  }
}

type OpenMapDisplayPorts<Container> = {
  readonly openDisplay: OpenMapDisplay<Container>
  readonly contentStore: MapContentStore
  readonly map: MapStore
  readonly selection: MapPorts['selection']
}

/** Opens displays that draw each change. `moveCamera`, `focus` and `focusPin` are for the one that was opened last. */
export const openMapDisplay = <Container>({
  openDisplay,
  contentStore,
  map,
  selection,
}: OpenMapDisplayPorts<Container>): Pick<MapFacade<Container>, 'open' | 'moveCamera' | 'focus' | 'focusPin'> => {
  let currentDisplay: MapDisplay | undefined
  const connect = (display: MapDisplay): (() => void) => {
    currentDisplay = display
    const stopDrawing = drawOnChange(display, { contentStore, map, selection })
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
    focusPin: () => currentDisplay?.focusPin(),
  }
}

type DrawSources = {
  readonly contentStore: Pick<MapContentStore, 'content' | 'currentPlanLines' | 'movePreview'>
  readonly map: Pick<MapStore, 'highlighted' | 'proposedPoint' | 'movablePin' | 'tool'>
  readonly selection: MapPorts['selection']
}

/** Draws what has changed, until the result is called. */
const drawOnChange = (
  display: Omit<MapDisplay, 'moveCamera' | 'focus' | 'focusPin' | 'close'>,
  { contentStore, map, selection }: DrawSources,
): (() => void) => {
  const disposers = [
    autorun(() => display.show(contentStore.content)),
    autorun(() => display.showCurrentPlanLines(contentStore.currentPlanLines)),
    autorun(() => display.highlight(map.highlighted)),
    autorun(() => display.showSelection(selection.stops)),
    autorun(() => display.setTool(map.tool)),
    autorun(() => display.showProposedPoint(map.proposedPoint)),
    autorun(() => display.showMovablePin(map.movablePin)),
    autorun(() => display.showMovePreview(contentStore.movePreview)),
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
