import L from 'leaflet'

/** From which pixel the map will count once it looks there, while its panes stand where they stand now. */
export const pixelOriginAt = (map: L.Map, { center, zoom }: Pick<L.ZoomAnimEvent, 'center' | 'zoom'>): L.Point => {
  const mapPane = map.getPane('mapPane')
  const paneOffset = mapPane === undefined ? L.point(0, 0) : L.DomUtil.getPosition(mapPane)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(paneOffset).round()
}
