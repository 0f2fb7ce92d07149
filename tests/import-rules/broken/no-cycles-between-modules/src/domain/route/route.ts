import type { Stop } from '../stop'

export type Route = { readonly stops: ReadonlyArray<Stop> }
