import L from 'leaflet'
import { INFO_WIDTH, MOST_LISTED, stopInfoOf, type StopInfo } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'

export type InfoWindow = {
  /** all stops at one door, in one window; opened by a key, it takes the focus and gives it back when it closes */
  readonly open: (stops: ReadonlyArray<Stop>, byKeyOn?: HTMLElement | SVGElement) => void
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
  let opener: HTMLElement | SVGElement | undefined
  popup.on('remove', () => {
    // Whoever went elsewhere meanwhile stays there.
    if (opener !== undefined && document.activeElement === document.body)
      (opener.isConnected ? opener : map.getContainer()).focus({ preventScroll: true })
    opener = undefined
  })
  const tell = (stops: ReadonlyArray<Stop>): boolean => {
    const [first, another] = stops
    if (first?.coordinates === undefined) return false
    shown = stops
    popup
      .setContent(another === undefined ? contentOf(stopInfoOf(first), links) : listOf(stops, links))
      .setLatLng(first.coordinates)
    return true
  }
  return {
    open: (stops, byKeyOn) => {
      if (!tell(stops)) return
      popup.openOn(map)
      opener = byKeyOn
      if (byKeyOn !== undefined)
        popup.getElement()?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus({ preventScroll: true })
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

/** No zoom tells apart those who share a door: they are in the list. */
const listOf = (stops: ReadonlyArray<Stop>, links: Links): HTMLElement => {
  const content = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = `${pluralise(stops.length, 'stop')} at this door`
  const list = document.createElement('ul')
  list.append(
    ...stops.slice(0, MOST_LISTED).map((stop) => {
      const info = stopInfoOf(stop)
      return itemOf(linkTo(info, nameOf(info), links))
    }),
    ...(stops.length > MOST_LISTED
      ? [itemOf(`and ${formatNumber(stops.length - MOST_LISTED)} more, in the stops table`)]
      : []),
  )
  content.append(title, list)
  return content
}

const itemOf = (inside: HTMLElement | string): HTMLElement => {
  const item = document.createElement('li')
  item.append(inside)
  return item
}

const nameOf = ({ number, name }: StopInfo): string => (number === undefined ? name : `${number} · ${name}`)

const linesOf = ({ address, place, earliest, latest, route }: StopInfo): ReadonlyArray<string> =>
  [address, place, windowOf(earliest, latest), route === undefined ? 'Not planned' : routeIn(route)].filter(
    (line) => line !== '',
  )

const windowOf = (earliest: string | undefined, latest: string | undefined): string =>
  earliest === undefined && latest === undefined ? '' : `${earliest ?? ''}–${latest ?? ''}`

const routeIn = ({ index, name }: { readonly index: number; readonly name: string | undefined }): string =>
  [`Route ${index + 1}`, name].filter(Boolean).join(' · ')

const lineOf = (text: string): HTMLElement => {
  const line = document.createElement('span')
  line.textContent = text
  return line
}
