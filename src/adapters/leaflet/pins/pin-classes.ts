import { greyColour, routeColours, type RouteColour } from '../../../domain/route'
import { INK_COLOUR, cssColourOf } from './map-symbol'
import { bodyWidths, pinBodySymbol, type LabelSize } from './pin-symbol'

const sizes: ReadonlyArray<LabelSize> = [16, 14, 12]

/** White, since a browser loads each SVG image as a document: one per size instead of one per colour. */
const bodyImage = (size: LabelSize): string =>
  `url("data:image/svg+xml,${encodeURIComponent(pinBodySymbol(size).svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}")`

const sizeRule = (size: LabelSize): string => {
  const { size: dimensions, anchor } = pinBodySymbol(size)
  const lineRules = `line-height:${2 * anchor[0]}px;font-size:${size}px`
  return `.rr-stop-pin.is-${size}{width:${dimensions[0]}px;height:${dimensions[1]}px;margin:${-anchor[1]}px 0 0 ${-anchor[0]}px;${lineRules}}`
}

const discImage = (size: LabelSize, radius: number, colour: string): string =>
  `radial-gradient(circle at 50% ${pinBodySymbol(size).anchor[0]}px,${colour} ${radius - 0.5}px,transparent ${radius + 0.5}px)`

const backgroundOf = (size: LabelSize, colour: RouteColour): string =>
  `${discImage(size, bodyWidths[size] / 2 - 2.5, cssColourOf(colour))},${bodyImage(size)}`

const rules: ReadonlyArray<string> = [
  ...sizes.map(sizeRule),
  ...[...routeColours, greyColour].flatMap((colour) => [
    `.rr-stop-pin.is-${colour.name}{color:${colour.textColour}}`,
    ...sizes.map((size) => `.rr-stop-pin.is-${colour.name}.is-${size}{background-image:${backgroundOf(size, colour)}}`),
  ]),
  `.rr-stop-pin.is-grey.is-dot.is-16{background-image:${discImage(16, 4, INK_COLOUR)},${backgroundOf(16, greyColour)}}`,
]

let stylesheet: CSSStyleSheet | undefined

/**
 * Adds the classes of a pin's colour and size, which are too many to be written in `map.css`: each pin is a single
 * element with a number.
 */
export const addPinClasses = (): void => {
  if (stylesheet !== undefined) return
  stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets.push(stylesheet)
}
