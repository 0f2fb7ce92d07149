import type { Rule } from '../../src/domain/problem'

/** What keeps a stop off a tour, and by how much, where it is a matter of degree. */
export type Hindrance = { readonly rule: Rule; readonly by: number | undefined; readonly words?: string }

export const noRoad: Hindrance = { rule: 'no road', by: undefined }

/** The one that is missed by least, since that is the one to do something about. */
export const lesser = (one: Hindrance | undefined, other: Hindrance): Hindrance =>
  one === undefined || (other.by ?? Infinity) < (one.by ?? Infinity) ? other : one
