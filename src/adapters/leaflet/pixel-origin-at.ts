import L from 'leaflet'

/** From which pixel the map will count once it looks there, while its panes stand where they stand now. */
export const originAt = (map: L.Map, { center, zoom }: Pick<L.ZoomAnimEvent, 'center' | 'zoom'>): L.Point => {
  const whole = map.getPane('mapPane')
  const moved = whole === undefined ? L.point(0, 0) : L.DomUtil.getPosition(whole)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round()
}
