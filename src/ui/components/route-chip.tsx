import type { CSSProperties } from 'react'
import type { RouteColour } from '../../domain/route'

type RouteChipProps = { readonly text: string; readonly colour: RouteColour; readonly label?: string }

/** A number in its route's colour, so that the colour is never the only sign. */
export const RouteChip = ({ text, colour, label }: RouteChipProps) => (
  <span className="rr-route-no" style={routeColourStyle(colour)} title={label}>
    {text}
  </span>
)

/** For a stop without a route. */
export const NoRouteChip = ({ reason }: { readonly reason: string }) => (
  <span className="rr-route-no is-none" title={reason}>
    <span aria-hidden="true">–</span>
    <span className="rr-sr">none</span>
  </span>
)

type RouteColourStyle = CSSProperties & { readonly '--route': string; readonly '--route-label': string }

export const routeColourStyle = ({ hex, textColour }: RouteColour): RouteColourStyle => ({
  '--route': hex,
  '--route-label': textColour,
})
