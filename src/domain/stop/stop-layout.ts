import { layoutOf } from '../reading'
import { spellings, type WrittenField } from './stop-spellings'

/** A written stop in any spelling of §3, laid out; what lies beyond is kept with the stop. */
export const stopLayout = layoutOf<WrittenField>(spellings)
