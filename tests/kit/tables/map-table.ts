import { pinOf, type MapMarker, type MapView, type MapContent } from '../../../src/domain/map'
import type { Stop } from '../../../src/domain/stop'
import { tableOf } from './table'

export const describeView = ({
  projectId,
  day,
  onlyUnplanned,
  routeIndex,
  zoomTarget,
  cameraRequestCount,
}: MapView): string =>
  [
    `project ${projectId ?? 'none'}`,
    `day ${day ?? 'ALL'}`,
    ...(onlyUnplanned ? ['unplanned only'] : []),
    ...(routeIndex === undefined ? [] : [`route index ${routeIndex}`]),
    ...(zoomTarget === undefined
      ? []
      : [
          `${zoomTarget.hidesOthers ? 'only ' : ''}stop ${zoomTarget.stopId ?? 'any'} at ${zoomTarget.coordinates.lat}, ${zoomTarget.coordinates.lng}`,
        ]),
    `asked ${cameraRequestCount}`,
  ].join(', ')

const row = (marker: MapMarker): ReadonlyArray<string> => [
  marker.id,
  marker.kind,
  `${marker.coordinates.lat}, ${marker.coordinates.lng}`,
  marker.name,
]

const pinRow = (stop: Stop, chunk: number): ReadonlyArray<string> => {
  const pin = pinOf(stop)
  return [stop.facts.id, String(chunk), `${pin?.coordinates.lat}, ${pin?.coordinates.lng}`, pin?.name ?? '']
}

export const mapContentTable = (title: string, content: MapContent): string =>
  [
    tableOf(
      `${title}: pins`,
      ['stop', 'piece', 'at', 'name'],
      content.pins.flatMap((chunk, index) => chunk.map((stop) => pinRow(stop, index))),
    ),
    tableOf('- marks', ['id', 'kind', 'at', 'name'], Array.from(content.markers.values(), row)),
    tableOf(
      '- lines',
      ['route', 'colour', 'path'],
      Array.from(content.lines.values(), ({ routeIndex, hex, path }) => [String(routeIndex), hex, path.kind]),
    ),
  ].join('\n')
