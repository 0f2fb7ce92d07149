import { recordLayoutOf } from '../parse'
import { spellings, type EncodedStopField } from './stop-fields'

/** Where a written stop says its fields, in any spelling of §3; what lies beyond is kept with the stop. */
export const stopLayout = recordLayoutOf<EncodedStopField>(spellings)
