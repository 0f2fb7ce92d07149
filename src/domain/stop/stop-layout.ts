import { layoutOf } from '../reading'
import { spellings, type WrittenField } from './stop-spellings'

/** Where a written stop says its fields, in any spelling of §3; what lies beyond is kept with the stop. */
export const stopLayout = layoutOf<WrittenField>(spellings)
