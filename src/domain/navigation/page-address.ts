import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { idIn, segmentOf } from './path-segment'
import { firstTab, type Tab } from './tab'
import { pathOf, tabAt } from './tab-path'

/** §2: the pages that stand outside a project; '' leads on to the projects. */
export const plainAddresses = ['', '/login', '/account', '/settings', '/projects', '/projects/new'] as const

export type ProjectAddress = { readonly projectId: string; readonly tab: Tab }

/** Everywhere in the product. */
export type Address =
  | { readonly kind: (typeof plainAddresses)[number] }
  | ({ readonly kind: 'project' } & ProjectAddress)

/** §2: a tab's address in full, `/projects/{id}/(tab:stops)`. */
export const addressOf = (projectId: string, tab: Tab): string =>
  `/projects/${segmentOf(projectId)}/(tab:${pathOf(tab)})`

/** The tab at an address. A project's own address opens its routes. */
export const tabOf = (address: string): O.Option<ProjectAddress> => {
  const [, project = '', rest = ''] = /^\/projects\/([^/]*)(?:\/(.*))?$/s.exec(pathIn(address)) ?? []
  if (rest === '' && project === 'new') return O.none
  return pipe(
    idIn(project),
    O.flatMap((projectId) =>
      pipe(
        tabIn(rest),
        O.map((tab) => ({ projectId, tab })),
      ),
    ),
  )
}

export const writtenAddress = (address: Address): string =>
  address.kind === 'project' ? addressOf(address.projectId, address.tab) : address.kind === '' ? '/' : address.kind

export const addressIn = (text: string): O.Option<Address> => {
  const path = pathIn(text)
  const plain = plainAddresses.find((kind) => kind === path)
  return plain !== undefined
    ? O.some({ kind: plain })
    : pipe(
        tabOf(text),
        O.map((found): Address => ({ kind: 'project', ...found })),
      )
}

/** Mail programs like to write brackets and colons in percent signs. */
const outlet = /^(?:\(|%28)tab(?::|%3[Aa])(.*?)\/?(?:\)|%29)$/s

const tabIn = (rest: string): O.Option<Tab> =>
  rest === '' ? O.some(firstTab) : pipe(O.fromNullable(outlet.exec(rest)?.[1]), O.flatMap(tabAt))

/** An address without query, hash and a slash at its end. */
const pathIn = (address: string): string => address.replace(/[?#].*$/s, '').replace(/\/$/, '')
