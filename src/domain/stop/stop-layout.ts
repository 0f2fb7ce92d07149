import { recordLayoutOf } from '../parse'
import { spellings, type EncodedStopField } from './stop-fields'

/** §3: finds the fields of a stop in any spelling. */
export const stopLayout = recordLayoutOf<EncodedStopField>(spellings)
