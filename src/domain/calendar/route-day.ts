/** The day key of a route or stop: an ISO date, or a weekday. Opaque; this room knows its order and its label. */
export type RouteDay = string
