import { layoutOf } from '../parse'
import { spellings, type WrittenField } from './stop-fields'

/** Where a written stop says its fields, in any spelling of §3; what lies beyond is kept with the stop. */
export const stopLayout = layoutOf<WrittenField>(spellings)
