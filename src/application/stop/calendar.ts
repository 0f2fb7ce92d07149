import type { CalendarDate } from '../../domain/calendar'

/** A port: today's date where the routes are driven; undefined where the machine does not know it. */
export type Calendar = { readonly today: () => CalendarDate | undefined }
