/** A drawing that stands on a point of the map. */
export type MapSymbol = {
  readonly svg: string
  readonly size: readonly [number, number]
  /** which of its pixels stands on the point */
  readonly anchor: readonly [number, number]
}

export const INK_COLOUR = '#14212a'

export const svgOf = (className: string, width: number, height: number, content: string): string =>
  `<svg class="${className}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${content}</svg>`

/** Grey is lighter in the dark: there the theme has the last word. */
export const cssColourOf = ({ name, hex }: { readonly name: string; readonly hex: string }): string =>
  name === 'grey' ? 'var(--rr-unplanned)' : hex
