import L from 'leaflet'
import { stopInfoOf, type StopInfo } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'

export type InfoWindow = {
  /** shows all stops at one place; if opened by key it takes the focus, and gives it back on closing */
  readonly open: (stops: ReadonlyArray<Stop>, focusedElement?: HTMLElement | SVGElement) => void
  /** shows the current stops; closes if none is left */
  readonly refresh: (findStop: (id: StopId) => Stop | undefined) => void
  readonly close: () => boolean
}

type StopLinks = { readonly stopUrl: (id: StopId) => string; readonly onOpen: (id: StopId) => void }

/** The stops table shows the rest. */
const MAX_LISTED = 100

/** §9, in pixels. */
const MAX_WIDTH = 200

/** Above the head of a pin, in pixels. */
const OFFSET: L.PointTuple = [0, -34]

export const infoWindow = (map: L.Map, links: StopLinks): InfoWindow => {
  const popup = L.popup({ maxWidth: MAX_WIDTH, maxHeight: 240, offset: OFFSET, className: 'rr-info' })
  let openStops: ReadonlyArray<Stop> = []
  let opener: HTMLElement | SVGElement | undefined
  popup.on('remove', () => {
    // Restores the focus only if it has not moved elsewhere.
    if (opener !== undefined && document.activeElement === document.body)
      (opener.isConnected ? opener : map.getContainer()).focus({ preventScroll: true })
    opener = undefined
  })
  const setStops = (stops: ReadonlyArray<Stop>): boolean => {
    const [first, second] = stops
    if (first?.facts.coordinates === undefined) return false
    openStops = stops
    popup
      .setContent(second === undefined ? stopContent(stopInfoOf(first), links) : stopList(stops, links))
      .setLatLng(first.facts.coordinates)
    return true
  }
  return {
    open: (stops, focusedElement) => {
      if (!setStops(stops)) return
      popup.openOn(map)
      opener = focusedElement
      if (focusedElement !== undefined)
        popup.getElement()?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus({ preventScroll: true })
    },
    refresh: (findStop) => {
      if (!popup.isOpen()) return
      const currentStops = openStops.flatMap(({ facts: { id } }) => findStop(id) ?? [])
      if (currentStops.length === openStops.length && currentStops.every((stop, index) => stop === openStops[index]))
        return
      if (!setStops(currentStops)) popup.close()
    },
    close: () => {
      const wasOpen = popup.isOpen()
      popup.close()
      return wasOpen
    },
  }
}

/** Built of nodes, so that names are never parsed as HTML. */
const stopContent = (info: StopInfo, { stopUrl, onOpen }: StopLinks): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = titleOf(info)
  const link = createStopLink(info, 'Open stop', { stopUrl, onOpen })
  content.append(title, ...infoLinesOf(info).map(lineElement), link)
  return content
}

const createStopLink = ({ stopId }: StopInfo, label: string, { stopUrl, onOpen }: StopLinks): HTMLElement => {
  const link = document.createElement('a')
  link.href = stopUrl(stopId)
  link.textContent = label
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(stopId)
  })
  return link
}

/** Stops at one place cannot be separated by zooming, so they are listed. */
const stopList = (stops: ReadonlyArray<Stop>, links: StopLinks): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = `${pluralise(stops.length, 'stop')} at this door`
  const list = document.createElement('ul')
  list.append(
    ...stops.slice(0, MAX_LISTED).map((stop) => {
      const info = stopInfoOf(stop)
      return listItem(createStopLink(info, titleOf(info), links))
    }),
    ...(stops.length > MAX_LISTED
      ? [listItem(`and ${formatNumber(stops.length - MAX_LISTED)} more, in the stops table`)]
      : []),
  )
  content.append(title, list)
  return content
}

const listItem = (content: HTMLElement | string): HTMLElement => {
  const item = document.createElement('li')
  item.append(content)
  return item
}

const titleOf = ({ number, name }: StopInfo): string => (number === undefined ? name : `${number} · ${name}`)

const infoLinesOf = ({ address, zipAndCity, earliest, latest, route }: StopInfo): ReadonlyArray<string> =>
  [
    address,
    zipAndCity,
    formatTimeSlot(earliest, latest),
    route === undefined ? 'Not planned' : formatRoute(route),
  ].filter((line) => line !== '')

const formatTimeSlot = (earliest: string | undefined, latest: string | undefined): string =>
  earliest === undefined && latest === undefined ? '' : `${earliest ?? ''}–${latest ?? ''}`

const formatRoute = ({ index, name }: { readonly index: number; readonly name: string | undefined }): string =>
  [`Route ${index + 1}`, name].filter(Boolean).join(' · ')

const lineElement = (text: string): HTMLElement => {
  const line = document.createElement('span')
  line.textContent = text
  return line
}
