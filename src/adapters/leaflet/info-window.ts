import L from 'leaflet'
import { INFO_WIDTH, stopInfoOf, type StopInfo } from '../../domain/map'
import { counted, type Stop, type StopId } from '../../domain/stop'

export type InfoWindow = {
  /** all that stand at one door, in one window */
  readonly open: (stops: ReadonlyArray<Stop>) => void
  /** the stops as they are now; closed where none is left */
  readonly refresh: (stopWith: (id: StopId) => Stop | undefined) => void
  readonly close: () => boolean
}

type Links = { readonly address: (id: StopId) => string; readonly onOpen: (id: StopId) => void }

/** Above the pin's head. */
const OFFSET: L.PointTuple = [0, -34]

export const infoWindow = (map: L.Map, links: Links): InfoWindow => {
  const popup = L.popup({ maxWidth: INFO_WIDTH, maxHeight: 240, offset: OFFSET, className: 'rr-info' })
  let shown: ReadonlyArray<Stop> = []
  const tell = (stops: ReadonlyArray<Stop>): boolean => {
    const [first, another] = stops
    if (first?.at === undefined) return false
    shown = stops
    popup
      .setContent(another === undefined ? contentOf(stopInfoOf(first), links) : listOf(stops, links))
      .setLatLng(first.at)
    return true
  }
  return {
    open: (stops) => {
      if (tell(stops)) popup.openOn(map)
    },
    refresh: (stopWith) => {
      if (!popup.isOpen()) return
      const now = shown.flatMap(({ id }) => stopWith(id) ?? [])
      if (now.length === shown.length && now.every((stop, at) => stop === shown[at])) return
      if (!tell(now)) popup.close()
    },
    close: () => {
      const wasOpen = popup.isOpen()
      popup.close()
      return wasOpen
    },
  }
}

/** Built of nodes, so that a name that looks like markup stays a name. */
const contentOf = (info: StopInfo, { address, onOpen }: Links): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = nameOf(info)
  const link = linkTo(info, 'Open stop', { address, onOpen })
  content.append(title, ...linesOf(info).map(lineOf), link)
  return content
}

const linkTo = ({ stopId }: StopInfo, words: string, { address, onOpen }: Links): HTMLElement => {
  const link = document.createElement('a')
  link.href = address(stopId)
  link.textContent = words
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(stopId)
  })
  return link
}

/** No zoom tells apart those who share a door: they are all in the list. */
const listOf = (stops: ReadonlyArray<Stop>, links: Links): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = `${counted(stops.length, 'stop')} at this door`
  const list = document.createElement('ul')
  list.append(
    ...stops.map(stopInfoOf).map((info) => {
      const item = document.createElement('li')
      item.append(linkTo(info, nameOf(info), links))
      return item
    }),
  )
  content.append(title, list)
  return content
}

const nameOf = ({ number, name, stopId }: StopInfo): string => [number, name].filter(Boolean).join(' · ') || stopId

const linesOf = ({ address, place, earliest, latest, route }: StopInfo): ReadonlyArray<string> =>
  [address, place, windowOf(earliest, latest), route === undefined ? 'Not planned' : routeIn(route)].filter(
    (line) => line !== '',
  )

const windowOf = (earliest: string | undefined, latest: string | undefined): string =>
  earliest === undefined && latest === undefined ? '' : `${clock(earliest)}–${clock(latest)}`

/** Of an ISO date-time the time of day. */
const clock = (time: string | undefined): string => (time ?? '').replace(/^.*T(\d\d:\d\d).*$/, '$1')

const routeIn = ({ index, name }: { readonly index: number; readonly name: string | undefined }): string =>
  [`Route ${index + 1}`, name].filter(Boolean).join(' · ')

const lineOf = (text: string): HTMLElement => {
  const line = document.createElement('span')
  line.textContent = text
  return line
}
