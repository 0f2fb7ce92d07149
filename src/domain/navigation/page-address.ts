import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { decodeSegment, encodeSegment } from './path-segment'
import { tabPathOf, parseTabPath, defaultTab, type Tab } from './tab-path'

/** §2: the pages outside a project; '' redirects to the projects. */
export const fixedAddresses = [
  '',
  '/login',
  '/set-password',
  '/signed-in',
  '/account',
  '/users',
  '/audit',
  '/settings',
  '/corrections',
  '/projects',
  '/projects/new',
] as const

export type ProjectPageAddress = { readonly projectId: string; readonly tab: Tab }

/** Every page address. */
export type PageAddress =
  | { readonly kind: (typeof fixedAddresses)[number] }
  | ({ readonly kind: 'project' } & ProjectPageAddress)

/** §2: a tab's full address, `/projects/{id}/(tab:stops)`. */
export const tabAddressOf = (projectId: string, tab: Tab): string =>
  `/projects/${encodeSegment(projectId)}/(tab:${tabPathOf(tab)})`

/** What opens the form of a new stop for one that is urgent, and the page of a stop to choose its place or to edit it. */
export const URGENT_PARAMETER = 'urgent'
export const PLACE_PARAMETER = 'place'
export const EDIT_PARAMETER = 'edit'

export const urgentAddressOf = (projectId: string): string =>
  `${tabAddressOf(projectId, { kind: 'stops/new' })}?${URGENT_PARAMETER}`

export const placeAddressOf = (projectId: string, stop: string): string =>
  `${tabAddressOf(projectId, { kind: 'stop', id: stop })}?${PLACE_PARAMETER}`

export const editAddressOf = (projectId: string, stop: string): string =>
  `${tabAddressOf(projectId, { kind: 'stop', id: stop })}?${EDIT_PARAMETER}`

/** A project's own address opens its routes tab. */
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

/** Some mail programs percent-encode the brackets and the colon. */
const tabPartPattern = /^(?:\(|%28)tab(?::|%3[Aa])(.*?)\/?(?:\)|%29)$/s

const parseTabPart = (tabPart: string): O.Option<Tab> =>
  tabPart === '' ? O.some(defaultTab) : pipe(O.fromNullable(tabPartPattern.exec(tabPart)?.[1]), O.flatMap(parseTabPath))

/** Without query, hash and trailing slash. */
const pathOfAddress = (address: string): string => address.replace(/[?#].*$/s, '').replace(/\/$/, '')
