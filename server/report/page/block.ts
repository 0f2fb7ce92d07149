import type { DrawCommand } from './draw-command'

/** An indivisible part of a page with a known height. */
export type Block = { readonly height: number; readonly draw: (top: number) => ReadonlyArray<DrawCommand> }

export const gap = (height: number): Block => ({ height, draw: () => [] })
