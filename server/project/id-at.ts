/**
 * What is made later comes after what was made earlier: a database then writes what comes together to one place of its
 * index, instead of one place for each.
 */
export const idAt = (at: Date, id: string): string => `${at.getTime().toString(36)}-${id}`
