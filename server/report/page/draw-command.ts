import type { Style } from '../font'

export type Point = { readonly x: number; readonly y: number }

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A drawing step on a page, in points from its top left corner. */
export type DrawCommand =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly baseline: number
      readonly style: Style
      /** a colour around the letters, so that they can be read on lines */
      readonly halo?: string
    }
  | { readonly kind: 'box'; readonly box: Box; readonly radius: number; readonly fill?: string; readonly edge?: string }
  | {
      readonly kind: 'disc'
      readonly center: Point
      readonly radius: number
      readonly fill: string
      readonly edge?: Edge
    }
  | { readonly kind: 'line'; readonly points: ReadonlyArray<Point>; readonly width: number; readonly colour: string }
  /** many boxes that are one shape in the file; measured in units from the origin, which makes them short */
  | {
      readonly kind: 'boxes'
      readonly origin: Point
      readonly unit: number
      readonly boxes: ReadonlyArray<Box>
      readonly fill: string
    }
  | { readonly kind: 'shape'; readonly points: ReadonlyArray<Point>; readonly fill: string }
  /** these commands are clipped to the box */
  | { readonly kind: 'clip'; readonly box: Box; readonly radius: number; readonly commands: ReadonlyArray<DrawCommand> }

export type Edge = { readonly colour: string; readonly width: number }

export const horizontalLine = (left: number, right: number, y: number, colour: string, width = 0.5): DrawCommand => ({
  kind: 'line',
  points: [
    { x: left, y },
    { x: right, y },
  ],
  width,
  colour,
})

/** An indivisible part of a page with a known height. */
export type Block = { readonly height: number; readonly draw: (top: number) => ReadonlyArray<DrawCommand> }

export const gap = (height: number): Block => ({ height, draw: () => [] })
