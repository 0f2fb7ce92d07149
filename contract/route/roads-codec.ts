import * as E from 'fp-ts/Either'
import { oneOf } from '../../src/domain/parse'
import { roadSources, type LegCounts, type Roads, type RoadSource } from '../../src/domain/route'
import { integerCodec, type CodecField, optionalField, record, requiredField, scalarCodec } from '../codec'

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

/** Routes that were stored before there were main roads have none of their legs. */
const mainField: CodecField<number> = {
  ...requiredField('main', legCountCodec(0)),
  decode: (value) => (value === undefined ? E.right(0) : requiredField('main', legCountCodec(0)).decode(value)),
}

const legCountsCodec = record<LegCounts>('RoadLegs', {
  osrm: requiredField('osrm', legCountCodec(14)),
  main: mainField,
  estimate: requiredField('estimate', legCountCodec(1)),
})

/** Where the distances and times of an answer come from. `legs` is there where they have several sources. */
export const roadsCodec = record<Roads>('Roads', {
  source: requiredField('source', roadSourceCodec),
  legs: optionalField('legs', legCountsCodec),
})
