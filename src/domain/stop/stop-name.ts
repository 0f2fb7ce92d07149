import type { Stop } from './stop'

/** The customer of a stop; without one, the short id or the id. */
export const stopNameOf = ({ facts: { customerName, shortId, id } }: Stop): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName
