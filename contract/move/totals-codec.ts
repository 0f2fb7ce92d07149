import type { ProjectFigures } from '../../src/domain/move'
import type { FigureSource } from '../../src/domain/route'
import { integerCodec, numberCodec, record, requiredField } from '../codec'
import { figureSourceCodec } from '../route'

/** Negative in the price of an edit that saves something. */
export const figureCodec = (example: number) => numberCodec({}, example)

export const latenessAndLoadFields = {
  lateStops: requiredField('late_stops', integerCodec({}, 1)),
  lateSeconds: requiredField('late_s', figureCodec(540)),
  overload: requiredField('over', figureCodec(0)),
}

/** The figures of a whole project, and where those of its routes come from. */
export type Totals = ProjectFigures & { readonly figureSource: FigureSource }

export const totalsCodec = record<Totals>('Totals', {
  metres: requiredField('distance_m', figureCodec(184_300)),
  seconds: requiredField('duration_s', figureCodec(28_740)),
  ...latenessAndLoadFields,
  unplannedCount: requiredField('unplanned', integerCodec({ min: 0 }, 4)),
  figureSource: requiredField('roads', figureSourceCodec),
})
