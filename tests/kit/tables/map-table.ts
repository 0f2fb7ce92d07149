import { pinOf, type Mark, type MapView, type Picture } from '../../../src/domain/map'
import type { Stop } from '../../../src/domain/stop'
import { tableOf } from './table'

/** A view in one line of words. */
export const viewInWords = ({ projectId, day, onlyUnplanned, routeIndex, spot, asked }: MapView): string =>
  [
    `project ${projectId ?? 'none'}`,
    `day ${day ?? 'ALL'}`,
    ...(onlyUnplanned ? ['unplanned only'] : []),
    ...(routeIndex === undefined ? [] : [`route index ${routeIndex}`]),
    ...(spot === undefined
      ? []
      : [`${spot.alone ? 'only ' : ''}stop ${spot.stopId ?? 'any'} at ${spot.at.lat}, ${spot.at.lng}`]),
    `asked ${asked}`,
  ].join(', ')

const row = (mark: Mark): ReadonlyArray<string> => [mark.id, mark.kind, `${mark.at.lat}, ${mark.at.lng}`, mark.name]

const pinRow = (stop: Stop, piece: number): ReadonlyArray<string> => {
  const pin = pinOf(stop)
  return [stop.id, String(piece), `${pin?.at.lat}, ${pin?.at.lng}`, pin?.name ?? '']
}

export const pictureTable = (title: string, picture: Picture): string =>
  [
    tableOf(
      `${title}: pins`,
      ['stop', 'piece', 'at', 'name'],
      picture.pins.flatMap((piece, at) => piece.map((stop) => pinRow(stop, at))),
    ),
    tableOf('- marks', ['id', 'kind', 'at', 'name'], Array.from(picture.marks.values(), row)),
    tableOf(
      '- lines',
      ['route', 'colour', 'path'],
      Array.from(picture.lines.values(), ({ routeIndex, hex, path }) => [String(routeIndex), hex, path.kind]),
    ),
  ].join('\n')
