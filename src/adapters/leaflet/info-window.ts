import L from 'leaflet'
import { stopInfoOf, type MissedSlotsByStop, type StopInfo } from '../../domain/map'
import { routeNumberOf } from '../../domain/route'
import type { Stop, StopId } from '../../domain/stop'
import type { MapEventHandlers } from '../../application/map'
import { capitalise, formatNumber, pluralise } from '../../domain/text'

export type InfoWindow = {
  /** shows stops at the same place; `opener`, if set, was opened by key: the window takes the focus, and gives it back on closing */
  readonly open: (stops: ReadonlyArray<Stop>, opener?: HTMLElement | SVGElement) => void
  /** shows the current stops; closes if none is left */
  readonly refresh: (findStop: (id: StopId) => Stop | undefined) => void
  /** returns whether the window was open */
  readonly close: () => boolean
}

type StopHandlers = Pick<MapEventHandlers, 'stopUrlOf' | 'onStopOpen' | 'onStopMove'>

/** A longer list ends with the number of stops that are left out. */
const MAX_LISTED_STOPS = 100

/** The maximum width in pixels (§9). */
const MAX_WIDTH = 200

/** The position above the head of a pin, in pixels. */
const OFFSET: L.PointTuple = [0, -34]

/** The window opens beside the controls and below the status of the map. */
const CONTROLS_PADDING: L.PointTuple = [60, 60]

export const createInfoWindow = (
  map: L.Map,
  missedSlotsByStop: () => MissedSlotsByStop,
  handlers: StopHandlers,
): InfoWindow => {
  const popup = L.popup({
    maxWidth: MAX_WIDTH,
    maxHeight: 240,
    offset: OFFSET,
    autoPanPaddingTopLeft: CONTROLS_PADDING,
    autoPanPaddingBottomRight: [12, 30],
    className: 'rr-info',
  })
  let shownStops: ReadonlyArray<Stop> = []
  let shownMissedSlots = missedSlotsByStop()
  let elementToRefocus: HTMLElement | SVGElement | undefined
  popup.on('remove', () => {
    // Restores the focus only if it has not moved elsewhere.
    if (elementToRefocus !== undefined && document.activeElement === document.body)
      (elementToRefocus.isConnected ? elementToRefocus : map.getContainer()).focus({ preventScroll: true })
    elementToRefocus = undefined
  })
  /** Returns whether the stops have coordinates; stops without are not shown. */
  const showStops = (stops: ReadonlyArray<Stop>): boolean => {
    const [first, second] = stops
    if (first?.facts.coordinates === undefined) return false
    shownStops = stops
    shownMissedSlots = missedSlotsByStop()
    const focusedAction = focusedActionIn(popup)
    const infoOf = (stop: Stop): StopInfo => stopInfoOf(stop, shownMissedSlots.get(stop.facts.id))
    popup
      .setContent(
        second === undefined
          ? createStopContent(infoOf(first), handlers)
          : createStopListContent(stops, infoOf, handlers),
      )
      .setLatLng(first.facts.coordinates)
    if (focusedAction !== undefined)
      popup
        .getElement()
        ?.querySelector<HTMLElement>(`[data-action="${CSS.escape(focusedAction)}"]`)
        ?.focus()
    return true
  }
  return {
    open: (stops, opener) => {
      if (!showStops(stops)) return
      popup.openOn(map)
      elementToRefocus = opener
      if (opener !== undefined)
        popup.getElement()?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus({ preventScroll: true })
    },
    refresh: (findStop) => {
      if (!popup.isOpen()) return
      const currentStops = shownStops.flatMap(({ facts: { id } }) => findStop(id) ?? [])
      const isSame =
        currentStops.length === shownStops.length && currentStops.every((stop, index) => stop === shownStops[index])
      if (isSame && shownMissedSlots === missedSlotsByStop()) return
      if (!showStops(currentStops)) popup.close()
    },
    close: () => {
      const wasOpen = popup.isOpen()
      popup.close()
      return wasOpen
    },
  }
}

/** The action that has the focus, so that its successor gets it when the content is made anew. */
const focusedActionIn = (popup: L.Popup): string | undefined => {
  const focused = document.activeElement
  return focused instanceof HTMLElement && popup.getElement()?.contains(focused) ? focused.dataset['action'] : undefined
}

/** The text is set as nodes, so that names are never parsed as HTML. */
const createStopContent = (info: StopInfo, handlers: StopHandlers): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = titleOf(info)
  const actions = createLineElement('')
  actions.append(createStopLink(info, 'Open stop', handlers), ' · ', createMoveButton(info, 'Move to…', handlers))
  content.dataset['stop'] = info.stopId
  content.append(title, ...infoLinesOf(info).map(createLineElement), ...missedLineOf(info), actions)
  return content
}

const createStopLink = ({ stopId }: StopInfo, label: string, { stopUrlOf, onStopOpen }: StopHandlers): HTMLElement => {
  const link = document.createElement('a')
  link.href = stopUrlOf(stopId)
  link.textContent = label
  link.dataset['action'] = `open ${stopId}`
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onStopOpen(stopId)
  })
  return link
}

const createMoveButton = ({ stopId }: StopInfo, name: string, { onStopMove }: StopHandlers): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Move to…'
  button.ariaLabel = name
  button.dataset['action'] = `move ${stopId}`
  button.addEventListener('click', () => onStopMove(stopId))
  return button
}

/** Stops at the same place cannot be separated by zooming, so they are listed. */
const createStopListContent = (
  stops: ReadonlyArray<Stop>,
  infoOf: (stop: Stop) => StopInfo,
  handlers: StopHandlers,
): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = `${pluralise(stops.length, 'stop')} at this place`
  const list = document.createElement('ul')
  list.append(
    ...stops.slice(0, MAX_LISTED_STOPS).map((stop) => {
      const info = infoOf(stop)
      const item = createListItem(createStopLink(info, titleOf(info), handlers))
      item.dataset['stop'] = info.stopId
      item.append(' · ', createMoveButton(info, `Move to…, ${titleOf(info)}`, handlers), ...missedLineOf(info))
      return item
    }),
    ...(stops.length > MAX_LISTED_STOPS
      ? [createListItem(`and ${formatNumber(stops.length - MAX_LISTED_STOPS)} more, in the stops table`)]
      : []),
  )
  content.append(title, list)
  return content
}

const createListItem = (content: HTMLElement | string): HTMLElement => {
  const item = document.createElement('li')
  item.append(content)
  return item
}

/** None within the time slot. */
const missedLineOf = ({ missedSlot }: StopInfo): ReadonlyArray<HTMLElement> => {
  if (missedSlot === undefined) return []
  const line = createLineElement(capitalise(missedSlot))
  line.className = 'rr-info__missed'
  return [line]
}

const titleOf = ({ number, name }: StopInfo): string => (number === undefined ? name : `${number} · ${name}`)

const infoLinesOf = ({ address, zipAndCity, earliest, latest, phone, route }: StopInfo): ReadonlyArray<string> =>
  [
    address,
    zipAndCity,
    formatTimeSlot(earliest, latest),
    phone ?? '',
    route === undefined ? 'Not planned' : formatRoute(route),
  ].filter((line) => line !== '')

const formatTimeSlot = (earliest: string | undefined, latest: string | undefined): string =>
  earliest === undefined && latest === undefined ? '' : `${earliest ?? ''}–${latest ?? ''}`

const formatRoute = ({ index, name }: { readonly index: number; readonly name: string | undefined }): string =>
  [`Route ${routeNumberOf({ index })}`, name].filter(Boolean).join(' · ')

const createLineElement = (text: string): HTMLElement => {
  const line = document.createElement('span')
  line.textContent = text
  return line
}
