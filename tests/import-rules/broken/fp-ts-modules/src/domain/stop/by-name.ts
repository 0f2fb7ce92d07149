import * as Ord from 'fp-ts/Ord'
import * as S from 'fp-ts/string'

export const byName = Ord.contramap((stop: { readonly customerName: string }) => stop.customerName)(S.Ord)
