/** A route's colour: its name (§9), its hex value, and the text colour that is legible on it. */
export type RouteColour = { readonly name: string; readonly hex: string; readonly label: string }

const INK = '#14212a'
const WHITE = '#ffffff'

/** §9: the fifteen names, in an order in which neighbours differ. */
export const routeColours = [
  { name: 'red', hex: '#d71034', label: WHITE },
  { name: 'green', hex: '#39a15b', label: INK },
  { name: 'purple', hex: '#6424ac', label: WHITE },
  { name: 'blue', hex: '#078ef2', label: INK },
  { name: 'orange', hex: '#dd712f', label: INK },
  { name: 'brown', hex: '#5a2709', label: WHITE },
  { name: 'yellow', hex: '#e8cb50', label: INK },
  { name: 'navy', hex: '#182854', label: WHITE },
  { name: 'magenta', hex: '#c632af', label: WHITE },
  { name: 'lime', hex: '#9cbe07', label: INK },
  { name: 'pink', hex: '#fc89bb', label: INK },
  { name: 'teal', hex: '#156462', label: WHITE },
  { name: 'cyan', hex: '#35d2f7', label: INK },
  { name: 'olive', hex: '#59610b', label: WHITE },
  { name: 'mint', hex: '#8cdcb2', label: INK },
] as const satisfies ReadonlyArray<RouteColour>

export const greyColour: RouteColour = { name: 'grey', hex: '#86919a', label: INK }

const colourByHex = new Map<string, RouteColour>(routeColours.map((colour) => [colour.hex, colour]))

/** §9: anything that is not one of the fifteen is grey. */
export const colourOf = (hex: string | undefined): RouteColour =>
  (hex === undefined ? undefined : colourByHex.get(hex.toLowerCase())) ?? greyColour

/** Beyond fifteen routes the colours repeat. */
export const colourForIndex = (index: number): RouteColour => routeColours[index % routeColours.length] ?? greyColour
