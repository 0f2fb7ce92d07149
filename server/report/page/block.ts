import type { Ink } from './ink'

/** Something as high as it is, that no page break divides; drawn where it comes to stand. */
export type Block = { readonly height: number; readonly drawn: (top: number) => ReadonlyArray<Ink> }

export const gap = (height: number): Block => ({ height, drawn: () => [] })
