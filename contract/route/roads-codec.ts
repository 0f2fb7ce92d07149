import { oneOf } from '../../src/domain/parse'
import { roadSources, type LegCounts, type Roads, type RoadSource } from '../../src/domain/route'
import { integerCodec, optionalField, record, requiredField, scalarCodec } from '../codec'

const sourceCodec = scalarCodec<RoadSource>(
  oneOf(...roadSources),
  {
    type: 'string',
    enum: roadSources,
    description: 'where distances and times come from; where there are several sources, that of most legs',
  },
  'osrm',
)

const legCountCodec = (example: number) => integerCodec({ min: 0 }, example)

const legCountsCodec = record<LegCounts>('RoadLegs', {
  osrm: requiredField('osrm', legCountCodec(14)),
  estimate: requiredField('estimate', legCountCodec(1)),
})

/** Where the distances and times of an answer come from. `legs` is there where they have several sources. */
export const roadsCodec = record<Roads>('Roads', {
  source: requiredField('source', sourceCodec),
  legs: optionalField('legs', legCountsCodec),
})
