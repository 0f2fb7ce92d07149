import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { decodeSegment, encodeSegment } from './path-segment'

/** §2: the tabs with a fixed path, which is their kind. */
export const fixedTabs = [
  'routes',
  'rides/new',
  'stops',
  'stops/new',
  'stops/import',
  'drivers',
  'drivers/new',
  'optimise',
  'history',
] as const

/** §2: the tabs of a project. */
export type Tab =
  | { readonly kind: (typeof fixedTabs)[number] }
  /** zero-based, as in addresses */
  | { readonly kind: 'route'; readonly index: number }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'driver'; readonly id: string }

/** §4: the routes tab is the default. */
export const defaultTab: Tab = { kind: 'routes' }

/** §2: the part of an address that names the tab. */
export const tabPathOf = (tab: Tab): string => {
  switch (tab.kind) {
    case 'route':
      return `routes/${tab.index}`
    case 'stop':
      return `stops/${encodeSegment(tab.id)}`
    case 'driver':
      return `drivers/${encodeSegment(tab.id)}`
    default:
      return tab.kind
  }
}

/** `stops/new` is the form and `stops/import` the import; a stop with the id `new` or `import` is encoded. */
export const parseTabPath = (path: string): O.Option<Tab> => {
  const fixedTab = fixedTabs.find((kind) => kind === path)
  if (fixedTab !== undefined) return O.some({ kind: fixedTab })
  const [list, segment = '', ...extraParts] = path.split('/')
  if (extraParts.length > 0) return O.none
  switch (list) {
    case 'routes':
      return /^\d{1,15}$/.test(segment) ? O.some({ kind: 'route', index: Number(segment) }) : O.none
    case 'stops':
      return pipe(
        decodeSegment(segment),
        O.map((id): Tab => ({ kind: 'stop', id })),
      )
    case 'drivers':
      return pipe(
        decodeSegment(segment),
        O.map((id): Tab => ({ kind: 'driver', id })),
      )
    default:
      return O.none
  }
}
