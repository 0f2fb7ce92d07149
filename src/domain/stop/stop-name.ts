import type { Stop } from './stop'

/** Also for a stop without a name. */
export const stopNameOf = ({ customerName, shortId, id }: Pick<Stop, 'customerName' | 'shortId' | 'id'>): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName
