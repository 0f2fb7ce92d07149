import type { Stop } from '../../../domain/stop'

/** Stops that stand under one mark, and where that is: in the middle of them. Mostly it is one stop. */
export type Group = { readonly stops: ReadonlyArray<Stop>; readonly x: number; readonly y: number }
