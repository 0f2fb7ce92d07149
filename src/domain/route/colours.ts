/** A route's colour: its name (§9), its hex value, and the text colour that is legible on it. */
export type RouteColour = { readonly name: string; readonly hex: string; readonly textColour: string }

const INK = '#14212a'
const WHITE = '#ffffff'

/** §9: the fifteen names, in an order in which neighbours differ. */
export const routeColours = [
  { name: 'red', hex: '#d71034', textColour: WHITE },
  { name: 'green', hex: '#39a15b', textColour: INK },
  { name: 'purple', hex: '#6424ac', textColour: WHITE },
  { name: 'blue', hex: '#078ef2', textColour: INK },
  { name: 'orange', hex: '#dd712f', textColour: INK },
  { name: 'brown', hex: '#5a2709', textColour: WHITE },
  { name: 'yellow', hex: '#e8cb50', textColour: INK },
  { name: 'navy', hex: '#182854', textColour: WHITE },
  { name: 'magenta', hex: '#c632af', textColour: WHITE },
  { name: 'lime', hex: '#9cbe07', textColour: INK },
  { name: 'pink', hex: '#fc89bb', textColour: INK },
  { name: 'teal', hex: '#156462', textColour: WHITE },
  { name: 'cyan', hex: '#35d2f7', textColour: INK },
  { name: 'olive', hex: '#59610b', textColour: WHITE },
  { name: 'mint', hex: '#8cdcb2', textColour: INK },
] as const satisfies ReadonlyArray<RouteColour>

export const greyColour: RouteColour = { name: 'grey', hex: '#86919a', textColour: INK }

const colourByHex = new Map<string, RouteColour>(routeColours.map((colour) => [colour.hex, colour]))

/** The colour of the markers of a route: grey (§9) where that of the route is none of the fifteen. */
export const markerColourOf = (hex: string | undefined): RouteColour =>
  (hex === undefined ? undefined : colourByHex.get(hex.toLowerCase())) ?? greyColour

const ownColours = new Map<string, RouteColour>()

/** The colour of a route's line and number, which may be none of the fifteen. Its markers are grey then (§9). */
export const routeColourOf = (hex = ''): RouteColour => {
  const existing = colourByHex.get(hex.toLowerCase()) ?? ownColours.get(hex)
  if (existing !== undefined) return existing
  if (!/^#[\da-f]{6}$/i.test(hex)) return greyColour
  const own: RouteColour = { name: hex, hex, textColour: luminanceOf(hex) > LIGHT ? INK : WHITE }
  ownColours.set(hex, own)
  return own
}

/** Above this luminance, dark text has more contrast than white. */
const LIGHT = 0.2

/** As WCAG defines it, from 0 for black to 1 for white. */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Beyond fifteen routes the colours repeat. */
export const colourForIndex = (index: number): RouteColour => routeColours[index % routeColours.length] ?? greyColour
