import { beyond } from './beyond'
import { isRecord, pathOf, within, type Said } from './said'

/** A record laid out: its values at the places of their names, and what it says beyond those names. */
export type LaidOut = { readonly values: ReadonlyArray<unknown>; readonly beyond: Said }

export type Layout = {
  readonly lay: (record: Said) => LaidOut
  /** makes a finder of the first value that is there under one of several names; null counts as absent */
  readonly finder: (names: ReadonlyArray<string>) => (laid: LaidOut) => unknown
}

/**
 * For many records with many spellings: one pass over what a record holds costs a fraction of asking it for each
 * spelling in turn. A name with a dot leads into an inner record, as in `said`.
 */
export const layoutOf = (names: ReadonlyArray<string>): Layout => {
  const outers = [...new Set(names.map((name) => pathOf(name).outer))]
  const places = new Map(outers.map((outer, place) => [outer, place]))
  const beyondOuter = beyond(...outers)
  const inners = outers.flatMap((outer, place) => {
    const inner = names.map(pathOf).flatMap((path) => (path.outer === outer ? (path.inner ?? []) : []))
    return inner.length === 0 ? [] : [{ outer, place, beyondInner: beyond(...inner) }]
  })

  const lay = (record: Said): LaidOut => {
    const values = new Array<unknown>(outers.length).fill(undefined)
    for (const name of Object.keys(record)) {
      const place = places.get(name)
      if (place !== undefined) values[place] = record[name]
    }
    let extra = beyondOuter(record)
    for (const { outer, place, beyondInner } of inners) {
      const inner = values[place]
      const unknown = isRecord(inner) ? beyondInner(inner) : inner
      if (!isEmpty(unknown)) extra = { ...extra, [outer]: unknown }
    }
    return { values, beyond: extra }
  }

  const finder: Layout['finder'] = (wanted) => {
    const steps = wanted.map(pathOf).map(({ outer, inner }) => ({ place: places.get(outer) ?? -1, inner }))
    return ({ values }) => {
      for (const { place, inner } of steps) {
        const found = within(values[place], inner)
        if (found !== undefined && found !== null) return found
      }
      return undefined
    }
  }

  return { lay, finder }
}

/** Nothing to hand back. Something else where a record was expected is handed back as it came. */
const isEmpty = (unknown: unknown): boolean =>
  unknown === undefined || unknown === null || (isRecord(unknown) && Object.keys(unknown).length === 0)
