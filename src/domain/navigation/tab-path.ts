import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { idIn, segmentOf } from './path-segment'
import { plainTabs, type Tab } from './tab'

/** §2: the part of an address that names the tab, such as stops/new. */
export const pathOf = (tab: Tab): string => {
  switch (tab.kind) {
    case 'route':
      return `routes/${tab.index}`
    case 'stop':
      return `stops/${segmentOf(tab.id)}`
    case 'driver':
      return `drivers/${segmentOf(tab.id)}`
    default:
      return tab.kind
  }
}

/** `stops/new` is the form; a stop of that id is written otherwise. */
export const tabAt = (path: string): O.Option<Tab> => {
  const plain = plainTabs.find((kind) => kind === path)
  if (plain !== undefined) return O.some({ kind: plain })
  const [list, segment = '', ...more] = path.split('/')
  if (more.length > 0) return O.none
  switch (list) {
    case 'routes':
      return /^\d{1,15}$/.test(segment) ? O.some({ kind: 'route', index: Number(segment) }) : O.none
    case 'stops':
      return pipe(
        idIn(segment),
        O.map((id): Tab => ({ kind: 'stop', id })),
      )
    case 'drivers':
      return pipe(
        idIn(segment),
        O.map((id): Tab => ({ kind: 'driver', id })),
      )
    default:
      return O.none
  }
}
