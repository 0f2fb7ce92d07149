import L from 'leaflet'

/** The pixel origin that the map will have at a camera, with its panes at their current position. */
export const pixelOriginAt = (map: L.Map, { center, zoom }: Pick<L.ZoomAnimEvent, 'center' | 'zoom'>): L.Point => {
  const mapPane = map.getPane('mapPane')
  const paneOffset = mapPane === undefined ? L.point(0, 0) : L.DomUtil.getPosition(mapPane)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(paneOffset).round()
}
