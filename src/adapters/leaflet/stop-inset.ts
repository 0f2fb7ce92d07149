import L from 'leaflet'
import type { MapEventHandlers } from '../../application/map'
import type { Coordinates } from '../../domain/address'
import { pinOf, worldX, worldY, type InsetRoute, type StopInset, type WorldBox } from '../../domain/map'
import { stopVisitsOf, routeNameOf, routeNumberOf } from '../../domain/route'
import { pluralise } from '../../domain/text'
import type { BasemapLayer } from './basemap/basemap-layer'
import { cssColourOf, INK_COLOUR } from './pins/map-symbol'
import { labelSizeOf, numberedPinSymbol, pinSymbol } from './pins/pin-symbol'
import type { StreetLayer } from './streets/street-layer'
import { visibleBox, pixelRatio } from './view-box'

export type StopInsetLayer = {
  readonly show: (inset: StopInset | undefined) => void
  readonly draw: () => void
  readonly remove: () => void
}

/** The size of the drawing in pixels, below the heading. */
const SIZE = { width: 270, height: 162 }

/** Free space around the route in pixels: at the top for the pin. */
const PADDING = { top: 50, side: 18, bottom: 14 }

/** A short route, or a single stop, is not shown closer than this, so that the surroundings are seen. */
const MAX_ZOOM = 12

/** Marks the document while there is an inset, for what stands above or beside it. */
const INSET_MARK = 'data-inset'

const WHOLE_ROUTE_ICON =
  '<svg class="rr-icon is-14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 4H4v4M20 8V4h-4M4 16v4h4M16 20h4v-4"/></svg>'

type InsetLayers = {
  readonly basemap: Pick<BasemapLayer, 'paintOn'>
  /** undefined where there are no streets */
  readonly streets: Pick<StreetLayer, 'paintInset'> | undefined
}

/** A small map in the corner with the whole route of the stop that the map zooms to. */
export const createStopInset = (
  map: L.Map,
  { basemap, streets }: InsetLayers,
  { onRouteClick }: Pick<MapEventHandlers, 'onRouteClick'>,
): StopInsetLayer => {
  const panel = document.createElement('section')
  panel.className = 'rr-inset'
  panel.innerHTML = `<header><span class="rr-route-no"></span><span class="rr-ellipsis"><b></b><span></span></span><button type="button" class="rr-icon-link" aria-label="Show the whole route" title="Show the whole route">${WHOLE_ROUTE_ICON}</button></header><canvas role="img"></canvas><div class="rr-inset__pin"></div>`
  L.DomEvent.disableClickPropagation(panel)
  L.DomEvent.disableScrollPropagation(panel)
  const find = (selector: string): HTMLElement => panel.querySelector<HTMLElement>(selector) ?? panel
  const [chip, name, details] = [find('.rr-route-no'), find('b'), find('b + span')]
  const [button, pin] = [find('button'), find('.rr-inset__pin')]
  const canvas = panel.querySelector('canvas')
  const context = canvas?.getContext('2d', { alpha: false })
  let current: StopInset | undefined
  /** of the current stop; shown until there is a newer one */
  let streetPicture: ImageBitmap | undefined
  button.addEventListener('click', () => {
    if (current?.route !== undefined) onRouteClick(current.route.route.index)
  })

  const setStreetPicture = (picture: ImageBitmap | undefined): void => {
    streetPicture?.close()
    streetPicture = picture
  }

  const describe = ({ stop, route }: StopInset): void => {
    const label = pinOf(stop)?.label
    const stopTitle = label?.kind === 'number' ? `stop ${label.text}` : 'the stop'
    chip.hidden = route === undefined
    button.hidden = route === undefined
    name.textContent = route === undefined ? 'Not on a route' : routeNameOf(route.route)
    details.textContent = route === undefined ? '' : ` · ${pluralise(stopVisitsOf(route.route).length, 'stop')}`
    const title = route === undefined ? 'Surroundings of the stop' : `Route ${routeNumberOf(route.route)} on the map`
    panel.setAttribute('aria-label', title)
    canvas?.setAttribute('aria-label', `${title}, ${stopTitle} marked`)
    if (route === undefined) return
    chip.textContent = String(routeNumberOf(route.route))
    chip.style.setProperty('--route', cssColourOf(route.colour))
    chip.style.setProperty('--route-label', route.colour.textColour)
  }
  const draw = (): void => {
    // Narrow screens have no space for it.
    if (current === undefined || canvas === null || !context || panel.offsetWidth === 0) return
    const ratio = pixelRatio()
    const view = viewOf(current)
    canvas.width = SIZE.width * ratio
    canvas.height = SIZE.height * ratio
    const { route } = current
    const paint = (): void => {
      basemap.paintOn(context, { ...view, hasStreets: streetPicture !== undefined }, ratio)
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      context.setLineDash([])
      if (streetPicture !== undefined)
        context.drawImage(streetPicture, 0, 0, streetPicture.width / ratio, streetPicture.height / ratio)
      const theme = getComputedStyle(panel)
      if (route !== undefined) paintRoute(context, route, view.toPoint, (variable) => theme.getPropertyValue(variable))
      paintFrame(context, visibleBox(map), view, theme.getPropertyValue('--rr-focus'))
    }
    paint()
    streets?.paintInset(view, (picture) => {
      setStreetPicture(picture)
      paint()
    })
    placePin(pin, current, view.toPoint(current.coordinates))
  }
  const remove = (): void => {
    panel.remove()
    document.documentElement.removeAttribute(INSET_MARK)
  }
  return {
    show: (inset) => {
      if (inset !== current) setStreetPicture(undefined)
      current = inset
      if (inset === undefined) {
        streets?.paintInset(undefined, () => undefined)
        return remove()
      }
      describe(inset)
      if (!panel.isConnected) map.getContainer().append(panel)
      document.documentElement.setAttribute(INSET_MARK, '')
      draw()
    },
    draw,
    remove,
  }
}

type Point = readonly [x: number, y: number]

type InsetView = {
  readonly zoom: number
  readonly box: WorldBox
  readonly toPoint: (coordinates: Coordinates) => Point
}

/** The view that fits the route, or the surroundings of a stop without one. */
const viewOf = ({ coordinates, route }: StopInset): InsetView => {
  const { southWest, northEast } = route?.bounds ?? { southWest: coordinates, northEast: coordinates }
  const [west, east, north, south] = [
    worldX(southWest.lng),
    worldX(northEast.lng),
    worldY(northEast.lat),
    worldY(southWest.lat),
  ]
  const [width, height] = [SIZE.width - 2 * PADDING.side, SIZE.height - PADDING.top - PADDING.bottom]
  const zoom = Math.min(MAX_ZOOM, Math.log2(Math.min(width / (east - west), height / (south - north))))
  const scale = 2 ** zoom
  const left = (west + east) / 2 - SIZE.width / 2 / scale
  const top = (north + south) / 2 - (PADDING.top + height / 2) / scale
  return {
    zoom,
    box: { west: left, north: top, east: left + SIZE.width / scale, south: top + SIZE.height / scale },
    toPoint: ({ lat, lng }) => [(worldX(lng) - left) * scale, (worldY(lat) - top) * scale],
  }
}

const paintRoute = (
  context: CanvasRenderingContext2D,
  { path, places, depots, colour }: InsetRoute,
  toPoint: InsetView['toPoint'],
  themeColour: (name: string) => string,
): void => {
  const line = new Path2D()
  for (const point of path) line.lineTo(...toPoint(point))
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const [stroke, width] of [
    [themeColour('--rr-line-casing'), 5],
    [themeColour('--rr-line-hair'), 3.75],
    [colour.name === 'grey' ? themeColour('--rr-unplanned') : colour.hex, 3],
  ] as const) {
    context.strokeStyle = stroke
    context.lineWidth = width
    context.stroke(line)
  }
  context.fillStyle = '#fff'
  context.strokeStyle = INK_COLOUR
  context.lineWidth = 1
  for (const place of places) {
    context.beginPath()
    context.arc(...toPoint(place), 3.25, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
  for (const depot of depots) {
    const [x, y] = toPoint(depot)
    context.beginPath()
    context.roundRect(x - 6, y - 6, 12, 12, 3)
    context.fillStyle = INK_COLOUR
    context.strokeStyle = '#fff'
    context.lineWidth = 1.5
    context.fill()
    context.stroke()
  }
}

/** What the large map shows. */
const paintFrame = (
  context: CanvasRenderingContext2D,
  viewBox: WorldBox,
  { zoom, box }: InsetView,
  colour: string,
): void => {
  const scale = 2 ** zoom
  context.strokeStyle = colour
  context.lineWidth = 2
  context.strokeRect(
    (viewBox.west - box.west) * scale,
    (viewBox.north - box.north) * scale,
    (viewBox.east - viewBox.west) * scale,
    (viewBox.south - viewBox.north) * scale,
  )
}

const placePin = (element: HTMLElement, { stop }: StopInset, [x, y]: Point): void => {
  const pin = pinOf(stop)
  if (pin === undefined) return
  const { colour, label } = pin
  const { svg, anchor } =
    label.kind === 'dot'
      ? pinSymbol(pin)
      : numberedPinSymbol(labelSizeOf(stop.placement.stopNumber), cssColourOf(colour), colour.textColour, label.text)
  element.innerHTML = svg
  element.style.transform = `translate(${x - anchor[0]}px,${y - anchor[1]}px)`
}
