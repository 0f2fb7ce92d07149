/** Monday to Friday. */
export const WORKING_DAYS = 5

/** §2: the Dutch abbreviations that dispatchers use, Monday first. */
export const weekdays = ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Za', 'Zo'] as const
