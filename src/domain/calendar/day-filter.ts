import { weekdays, WORKING_DAYS } from './weekday'

/** §2: the choice of every day. */
export const ALL_DAYS = 'ALL'

/** §2: what the day filter offers before real days are known. */
export const defaultDayChoices: ReadonlyArray<string> = [ALL_DAYS, ...weekdays.slice(0, WORKING_DAYS)]
