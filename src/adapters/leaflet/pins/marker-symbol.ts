import type { MapMarker } from '../../../domain/map'
import type { RouteColour } from '../../../domain/route'
import { INK_COLOUR, cssColourOf, svgOf, type MapSymbol } from './map-symbol'

export const markerSymbolOf = (marker: MapMarker): MapSymbol =>
  marker.kind === 'ring' ? ringSymbol(marker.colour) : headquarters

/** §2: a route's start or end has a circle instead of a number. */
const ringSymbol = (colour: RouteColour): MapSymbol =>
  centredSymbol(
    'rr-pin',
    24,
    `<circle cx="12" cy="12" r="11" fill="#fff" stroke="${INK_COLOUR}"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="${cssColourOf(colour)}" stroke-width="5"/>`,
  )

const centredSymbol = (className: string, sideLength: number, content: string): MapSymbol => ({
  svg: svgOf(className, sideLength, sideLength, content),
  size: [sideLength, sideLength],
  anchor: [sideLength / 2, sideLength / 2],
})

/** A warehouse icon. */
const warehouse =
  '<g fill="none" stroke="#fff" stroke-width="1.65" stroke-linecap="round" stroke-linejoin="round"><path d="M9.5 24.5V14.2L17 10.4l7.5 3.8v10.3"/><path d="M13 24.5v-7h8v7M13 21h8"/></g>'

const headquarters = centredSymbol(
  'rr-pin',
  34,
  `<rect x="1" y="1" width="32" height="32" rx="8" fill="#fff" stroke="${INK_COLOUR}"/><rect x="3.5" y="3.5" width="27" height="27" rx="6" fill="${INK_COLOUR}"/>${warehouse}`,
)
