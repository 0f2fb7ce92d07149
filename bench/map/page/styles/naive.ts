import polyline from '@mapbox/polyline'
import L from 'leaflet'
import 'leaflet.markercluster'
import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import 'leaflet.markercluster/dist/MarkerCluster.Default.css'
import { CLUSTERS, stopIconOf, LINE } from './stop-icon'
import type { OpenStyle } from './map-style'
import { visibleStopsAndRoutes } from './visible-in-view'

/** Style (a): removes every layer, and creates all of them again. */
export const openNaive: OpenStyle = (container) => {
  const map = L.map(container, { maxZoom: 19 }).setView([52.1, 5.6], 7)
  return {
    show: (plan, view) => {
      map.eachLayer((layer) => layer.remove())
      const { stops, routes } = visibleStopsAndRoutes(plan, view)
      const clusters = L.markerClusterGroup(CLUSTERS)
      for (const stop of stops)
        clusters.addLayer(L.marker(stop.facts.coordinates, { icon: stopIconOf(stop), title: stop.facts.customerName }))
      map.addLayer(clusters)
      for (const { overviewPolyline, color } of routes)
        L.polyline(polyline.decode(overviewPolyline ?? ''), { color: color ?? '#86919a', ...LINE }).addTo(map)
      map.fitBounds(L.latLngBounds(stops.map(({ facts: { coordinates } }) => coordinates)), { animate: false })
    },
  }
}
