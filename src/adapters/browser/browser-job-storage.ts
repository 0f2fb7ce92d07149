import * as E from 'fp-ts/Either'
import type { JobKeeper, PlanFor, Undertaking } from '../../application/optimisation'
import { day, nonBlankText, isRecord, list, number, oneOf, recordOf, wholeNumber, type JsonObject } from '../../domain/parse'

/** Asked for at every use: a browser that keeps nothing throws already here. */
type Places = { readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const OPTIMISATIONS = 'optimisations'

const count = { reader: wholeNumber({ min: 0 }) }

const readUndertaking = recordOf<Undertaking>({
  job: { parser: nonBlankText() },
  days: { parser: list(day) },
  stops: count,
  planFor: { parser: oneOf<PlanFor>('drivers', 'carriers') },
  crews: { parser: list(nonBlankText()) },
  budgetSeconds: { parser: number({ min: 0 }) },
  askedAt: { parser: number({ min: 0 }) },
})

/** Of this tab alone: another tab waits for what it asked for itself. */
export const browserJobKeeper = ({ storage }: Places): JobKeeper => {
  const read = (): JsonObject => {
    try {
      const said: unknown = JSON.parse(storage().getItem(OPTIMISATIONS) ?? '{}')
      return isRecord(said) ? said : {}
    } catch {
      return {}
    }
  }
  const write = (kept: JsonObject): void => {
    try {
      if (Object.keys(kept).length === 0) storage().removeItem(OPTIMISATIONS)
      else storage().setItem(OPTIMISATIONS, JSON.stringify(kept))
    } catch {
      // It is followed all the same, until the page is left.
    }
  }
  return {
    kept: (project) => E.getOrElse((): Undertaking | undefined => undefined)(readUndertaking(read()[project])),
    keep: (project, undertaking) => {
      const { [project]: _, ...others } = read()
      write(undertaking === undefined ? others : { ...others, [project]: undertaking })
    },
    forget: () => write({}),
  }
}
