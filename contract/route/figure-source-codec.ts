import * as E from 'fp-ts/Either'
import { oneOf } from '../../src/domain/parse'
import { roadSources, type LegCounts, type FigureSource, type RoadSource } from '../../src/domain/route'
import {
  idCodec,
  integerCodec,
  listCodec,
  type CodecField,
  optionalField,
  record,
  requiredField,
  scalarCodec,
  textCodec,
} from '../codec'

export const roadSourceCodec = scalarCodec<RoadSource>(
  oneOf(...roadSources),
  {
    type: 'string',
    enum: roadSources,
    description: 'where distances and times come from; where there are several sources, that of most legs',
  },
  'osrm',
)

const legCountCodec = (example: number) => integerCodec({ min: 0 }, example)

/** Routes that were stored before there was this source have none of its legs. */
const laterField = (source: RoadSource): CodecField<number> => {
  const field = requiredField(source, legCountCodec(0))
  return { ...field, decode: (value) => (value === undefined ? E.right(0) : field.decode(value)) }
}

const legCountsCodec = record<LegCounts>('RoadLegs', {
  osrm: requiredField('osrm', legCountCodec(14)),
  file: laterField('file'),
  main: laterField('main'),
  estimate: requiredField('estimate', legCountCodec(1)),
})

/** Where the distances and times of an answer come from. `legs` is there where they have several sources, and
 * `dataDate`, the day of the OpenStreetMap data, where a roads file gave some of them. `stopsOffRoads` are the stops of a
 * route that are more than 300 m from all roads of that file, or cut off; their legs have another source. */
export const figureSourceCodec = record<FigureSource>('Roads', {
  source: requiredField('source', roadSourceCodec),
  legs: optionalField('legs', legCountsCodec),
  dataDate: optionalField('dataDate', textCodec('2026-11-20', 10)),
  stopsOffRoads: optionalField('stopsOffRoads', listCodec(idCodec('stp_8k2f'))),
})
