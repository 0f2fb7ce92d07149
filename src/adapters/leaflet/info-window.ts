import L from 'leaflet'
import { INFO_WIDTH, stopInfoOf, type StopInfo } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'

export type InfoWindow = {
  readonly open: (stop: Stop) => void
  /** the stop as it is now; closed where it is no more */
  readonly refresh: (stopWith: (id: StopId) => Stop | undefined) => void
  readonly close: () => boolean
}

type Links = { readonly address: (id: StopId) => string; readonly onOpen: (id: StopId) => void }

/** Above the pin's head. */
const OFFSET: L.PointTuple = [0, -34]

export const infoWindow = (map: L.Map, links: Links): InfoWindow => {
  const popup = L.popup({ maxWidth: INFO_WIDTH, offset: OFFSET, className: 'rr-info' })
  let shown: Stop | undefined
  const tell = (stop: Stop): void => {
    shown = stop
    popup.setContent(contentOf(stopInfoOf(stop), links))
  }
  return {
    open: (stop) => {
      if (stop.at === undefined) return
      tell(stop)
      popup.setLatLng(stop.at).openOn(map)
    },
    refresh: (stopWith) => {
      if (shown === undefined || !popup.isOpen()) return
      const now = stopWith(shown.id)
      if (now?.at === undefined) popup.close()
      else if (now !== shown) {
        tell(now)
        popup.setLatLng(now.at)
      }
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
  title.textContent = [info.number, info.name].filter(Boolean).join(' · ')
  const link = document.createElement('a')
  link.href = address(info.stopId)
  link.textContent = 'Open stop'
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(info.stopId)
  })
  content.append(title, ...linesOf(info).map(lineOf), link)
  return content
}

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
