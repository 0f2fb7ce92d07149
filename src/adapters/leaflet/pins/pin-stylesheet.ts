import { greyColour, routeColours, type RouteColour } from '../../../domain/route'
import { bodies, pinBody, type LabelSize } from './pin-symbol'
import { INK, paintOf } from './map-symbol'

const sizes: ReadonlyArray<LabelSize> = [16, 14, 12]

/** The body, white as yet: a browser opens each picture as a page of its own, so there is one for each size and no more. */
const bodyOf = (size: LabelSize): string =>
  `url("data:image/svg+xml,${encodeURIComponent(pinBody(size).svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}")`

const sizeRule = (size: LabelSize): string => {
  const { size: room, foot } = pinBody(size)
  const line = `line-height:${2 * foot[0]}px;font-size:${size}px`
  return `.rr-stop-pin.is-${size}{width:${room[0]}px;height:${room[1]}px;margin:${-foot[1]}px 0 0 ${-foot[0]}px;${line}}`
}

const disc = (size: LabelSize, radius: number, paint: string): string =>
  `radial-gradient(circle at 50% ${pinBody(size).foot[0]}px,${paint} ${radius - 0.5}px,transparent ${radius + 0.5}px)`

const filled = (size: LabelSize, colour: RouteColour): string =>
  `${disc(size, bodies[size] / 2 - 2.5, paintOf(colour))},${bodyOf(size)}`

const rules: ReadonlyArray<string> = [
  ...sizes.map(sizeRule),
  ...[...routeColours, greyColour].flatMap((colour) => [
    `.rr-stop-pin.is-${colour.name}{color:${colour.label}}`,
    ...sizes.map((size) => `.rr-stop-pin.is-${colour.name}.is-${size}{background-image:${filled(size, colour)}}`),
  ]),
  `.rr-stop-pin.is-grey.is-dot.is-16{background-image:${disc(16, 4, INK)},${filled(16, greyColour)}}`,
]

let sheet: CSSStyleSheet | undefined

/** What pins of a colour and size look like, however many there are: each is then one element and a number. */
export const wearPins = (): void => {
  if (sheet !== undefined) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets.push(sheet)
}
