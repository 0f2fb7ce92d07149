import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { decodeSegment, encodeSegment } from './path-segment'
import { defaultTab, type Tab } from './tab'
import { tabPathOf, parseTabPath } from './tab-path'

/** §2: the pages that stand outside a project; '' leads on to the projects. */
export const fixedAddresses = ['', '/login', '/account', '/settings', '/projects', '/projects/new'] as const

export type ProjectPageAddress = { readonly projectId: string; readonly tab: Tab }

/** Everywhere in the product. */
export type PageAddress =
  | { readonly kind: (typeof fixedAddresses)[number] }
  | ({ readonly kind: 'project' } & ProjectPageAddress)

/** §2: a tab's address in full, `/projects/{id}/(tab:stops)`. */
export const tabAddressOf = (projectId: string, tab: Tab): string =>
  `/projects/${encodeSegment(projectId)}/(tab:${tabPathOf(tab)})`

/** The tab at an address. A project's own address opens its routes. */
export const parseTabAddress = (address: string): O.Option<ProjectPageAddress> => {
  const [, project = '', tabPart = ''] = /^\/projects\/([^/]*)(?:\/(.*))?$/s.exec(pathOfAddress(address)) ?? []
  if (tabPart === '' && project === 'new') return O.none
  return pipe(
    decodeSegment(project),
    O.flatMap((projectId) =>
      pipe(
        parseTabPart(tabPart),
        O.map((tab) => ({ projectId, tab })),
      ),
    ),
  )
}

export const formatPageAddress = (address: PageAddress): string =>
  address.kind === 'project' ? tabAddressOf(address.projectId, address.tab) : address.kind === '' ? '/' : address.kind

export const parsePageAddress = (text: string): O.Option<PageAddress> => {
  const path = pathOfAddress(text)
  const fixedAddress = fixedAddresses.find((kind) => kind === path)
  return fixedAddress !== undefined
    ? O.some({ kind: fixedAddress })
    : pipe(
        parseTabAddress(text),
        O.map((projectAddress): PageAddress => ({ kind: 'project', ...projectAddress })),
      )
}

/** Mail programs like to write brackets and colons in percent signs. */
const outletPattern = /^(?:\(|%28)tab(?::|%3[Aa])(.*?)\/?(?:\)|%29)$/s

const parseTabPart = (tabPart: string): O.Option<Tab> =>
  tabPart === '' ? O.some(defaultTab) : pipe(O.fromNullable(outletPattern.exec(tabPart)?.[1]), O.flatMap(parseTabPath))

/** An address without query, hash and a slash at its end. */
const pathOfAddress = (address: string): string => address.replace(/[?#].*$/s, '').replace(/\/$/, '')
