import type { DrawCommand } from './draw-command'

/** A part of a page that no page break divides; it knows its height, and is drawn at the place it is given. */
export type Block = { readonly height: number; readonly draw: (top: number) => ReadonlyArray<DrawCommand> }

export const gap = (height: number): Block => ({ height, draw: () => [] })
