/** §2: the Dutch abbreviations that dispatchers use, Monday first. */
export const weekdays = ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Za', 'Zo'] as const
