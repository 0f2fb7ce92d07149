import polyline from '@mapbox/polyline'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import 'leaflet.markercluster/dist/MarkerCluster.Default.css'
import { memo, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MapContainer, Marker, Polyline, useMap } from 'react-leaflet'
import MarkerClusterGroup from 'react-leaflet-cluster'
import { initialMapView, type MapView } from '../../../../src/domain/map'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { memoizeWeak } from '../../../../src/domain/value'
import type { Route } from '../../../../src/domain/route'
import { CLUSTERS, stopIconOf, LINE } from './stop-icon'
import type { OpenStyle } from './map-style'
import { visibleStopsAndRoutes, type LocatedStop } from './visible-in-view'

/** Style (b): the usual packages, used with care. Icons are cached, and unchanged parts are not rendered again. */
export const openReact: OpenStyle = (container) => {
  const root = createRoot(container)
  const show = (plan: Plan, view: MapView): void => flushSync(() => root.render(<PlanMap plan={plan} view={view} />))
  show(emptyPlan, initialMapView)
  return { show }
}

type PlanMapProps = { readonly plan: Plan; readonly view: MapView }

const PlanMap = ({ plan, view }: PlanMapProps) => {
  const { stops, routes } = visibleStopsAndRoutes(plan, view)
  return (
    <MapContainer center={[52.1, 5.6]} zoom={7} maxZoom={19} style={{ height: '100%' }}>
      <MarkerClusterGroup {...CLUSTERS}>
        {stops.map((stop) => (
          <StopMarker key={stop.facts.id} stop={stop} />
        ))}
      </MarkerClusterGroup>
      {routes.map((route) => (
        <RouteLine key={route.index} route={route} />
      ))}
      <FitStops stops={stops} />
    </MapContainer>
  )
}

const icons = new Map<string, L.DivIcon>()
const iconOf = (stop: LocatedStop): L.DivIcon => {
  const key = `${stop.placement.color ?? ''} ${stop.placement.stopNumber}`
  const cached = icons.get(key)
  if (cached !== undefined) return cached
  const icon = stopIconOf(stop)
  icons.set(key, icon)
  return icon
}

const StopMarker = memo(({ stop }: { readonly stop: LocatedStop }) => (
  <Marker position={stop.facts.coordinates} icon={iconOf(stop)} title={stop.facts.customerName} />
))

const pointsOf = memoizeWeak(({ overviewPolyline }: Route) => polyline.decode(overviewPolyline ?? ''))

const RouteLine = memo(({ route }: { readonly route: Route }) => (
  <Polyline positions={pointsOf(route)} pathOptions={{ color: route.color ?? '#86919a', ...LINE }} />
))

const FitStops = ({ stops }: { readonly stops: ReadonlyArray<LocatedStop> }) => {
  const map = useMap()
  useEffect(() => {
    if (stops.length > 0)
      map.fitBounds(L.latLngBounds(stops.map(({ facts: { coordinates } }) => coordinates)), { animate: false })
  }, [map, stops])
  return null
}
