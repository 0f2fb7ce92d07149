/**
 * An id that begins with the time, so that later ids sort after earlier ones: rows made at the same time are then
 * neighbours in the index of the database, which is faster to write.
 */
export const timeOrderedId = (moment: Date, id: string): string => `${moment.getTime().toString(36)}-${id}`
