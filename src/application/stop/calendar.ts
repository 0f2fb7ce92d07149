import type { CalendarDate } from '../../domain/calendar'

/** A port: which day it is where the routes are driven; none where the machine does not know. */
export type Calendar = { readonly today: () => CalendarDate | undefined }
