import type { Said } from './said'

/** Without what is not there: the wire leaves out what it has no value for. */
export const present = (fields: Said): Said =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
