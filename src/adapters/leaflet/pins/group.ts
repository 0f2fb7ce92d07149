import type { Stop } from '../../../domain/stop'

/** Stops under one pin or disc, mostly a single one, and their average position. */
export type Group = { readonly stops: ReadonlyArray<Stop>; readonly x: number; readonly y: number }
