import type { Route } from './route' // refused

export type Order = ReadonlyArray<Route>
