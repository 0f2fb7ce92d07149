import type { Stop } from './stop'

/** What a stop is called, also where nobody gave it a name. */
export const stopNameOf = ({ customerName, shortId, id }: Pick<Stop, 'customerName' | 'shortId' | 'id'>): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName
