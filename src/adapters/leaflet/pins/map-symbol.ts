/** An SVG drawing with an anchor point on the map. */
export type MapSymbol = {
  readonly svg: string
  readonly size: readonly [number, number]
  /** the pixel of the drawing that is on the point */
  readonly anchor: readonly [number, number]
}

export const INK_COLOUR = '#14212a'

export const svgOf = (className: string, width: number, height: number, content: string): string =>
  `<svg class="${className}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${content}</svg>`

/** A CSS variable for grey, since it differs in the dark theme. */
export const cssColourOf = ({ name, hex }: { readonly name: string; readonly hex: string }): string =>
  name === 'grey' ? 'var(--rr-unplanned)' : hex
