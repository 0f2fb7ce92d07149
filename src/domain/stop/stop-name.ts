import type { Stop } from './stop'

/** Also for a stop without a name. */
export const stopNameOf = ({ facts: { customerName, shortId, id } }: Stop): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName
