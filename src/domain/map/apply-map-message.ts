import { coordinatesOf } from '../address'
import { ALL_DAYS } from '../calendar'
import { keepBetween, type Keep } from './map-cookies'
import { indexIn, type MapMessage } from './map-message'
import { settingsAfter } from './map-settings'
import { modeOf, wholeMap, type MapView, type Spot } from './map-view'

export type AfterMessage = {
  readonly view: MapView
  /** §4: whether the map is built anew rather than left alone */
  readonly rebuild: boolean
  readonly keep: ReadonlyArray<Keep>
}

type Step = (view: MapView, message: MapMessage) => MapView
type Effect = { readonly step: Step; readonly rebuild: boolean }

/** §4: what a message does to the view, what is rebuilt and what is kept of it. */
export const afterMessage = (view: MapView, message: MapMessage): AfterMessage => {
  if (message.type === 'zoomToProject') return { view, rebuild: false, keep: [] }
  const there = inProject(view, message)
  const known = effects.get(message.type)
  const { step, rebuild } = known ?? { step: settle, rebuild: false }
  const after = step(there, message)
  return {
    view: after,
    rebuild: rebuild || there !== view,
    // A message that counts as map settings is kept even where it changes none of them: the last one stands.
    keep: keepBetween(known === undefined ? { ...view, settings: undefined } : view, after),
  }
}

/** Another project starts with the whole map; the first one finds what was kept for it. */
const inProject: Step = (view, { projectId }) => {
  if (projectId === undefined || projectId === view.projectId) return view
  return view.projectId === undefined ? { ...view, projectId } : looking({ ...wholeMap, projectId, asked: view.asked })
}

const looking = (view: MapView): MapView => ({ ...view, asked: view.asked + 1 })

/** To choose a day or the unplanned stops is to leave the stop or route before the eyes. */
const widened = (view: MapView, change: Partial<MapView> = {}): MapView =>
  looking({ ...view, routeIndex: undefined, spot: undefined, ...change })

const showOnly: Step = (view, message) => {
  const spot = spotIn(message, true)
  return spot === undefined ? view : looking({ ...view, spot })
}

const toggleRoute: Step = (view, { routeIndex }) => {
  const index = indexIn(routeIndex)
  if (index === undefined) return view
  const mode = modeOf(view)
  const isShown = mode.kind === 'one route' && mode.index === index
  return widened(view, { routeIndex: isShown ? undefined : index })
}

const toggleDay: Step = (view, { routeDay }) => {
  if (routeDay === undefined) return view
  return widened(view, { day: routeDay === ALL_DAYS || routeDay === view.day ? undefined : routeDay })
}

const showDay: Step = (view, { routeDay }) =>
  routeDay === undefined ? view : widened(view, { day: routeDay === ALL_DAYS ? undefined : routeDay })

const settle: Step = (view, message) => {
  const settings = settingsAfter(view.settings, message)
  return message.showAll === true
    ? widened(view, { settings, day: undefined, onlyUnplanned: false })
    : { ...view, settings }
}

/** §4's message types; any other is map settings. A map, because a type may be called `constructor`. */
const effects: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  ['zoomToMarker', { step: showOnly, rebuild: false }],
  ['togglePlannedStops', { step: (view) => widened(view, { onlyUnplanned: !view.onlyUnplanned }), rebuild: false }],
  ['zoomToRoute', { step: toggleRoute, rebuild: false }],
  ['toggleRouteDay', { step: toggleDay, rebuild: false }],
  ['showRouteDay', { step: showDay, rebuild: false }],
  ['unzoomFromRoute', { step: (view) => widened(view), rebuild: false }],
  ['refreshMap', { step: looking, rebuild: true }],
  ['stopChangedRefresh', { step: (view, message) => widened(view, { spot: spotIn(message, false) }), rebuild: true }],
])

const spotIn = ({ lat, lng, stopId }: MapMessage, alone: boolean): Spot | undefined => {
  const at = coordinatesOf(lat, lng)
  return at && { at, stopId, alone }
}
