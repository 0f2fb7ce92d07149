import * as O from 'fp-ts/Option'
import { parsePageAddress, type Tab } from '../../domain/navigation'
import type { Prepared } from '../lazy'
import { Account, NewProject, NotFound, project, ProjectHeader, ProjectPage, Projects, Settings } from './lazy-pages'

const plainPieces = {
  '': Projects,
  '/account': Account,
  '/settings': Settings,
  '/projects': Projects,
  '/projects/new': NewProject,
} as const

/** Loads what stands at an address, before anybody goes there. */
export const prepareAt = async (path: string): Promise<void> => {
  const address = O.toUndefined(parsePageAddress(path))
  if (address === undefined) return NotFound.prepare()
  // Whoever is not let in yet waits for nothing but the page.
  if (address.kind === '/login') return
  if (address.kind !== 'project') return plainPieces[address.kind].prepare()
  await Promise.all([ProjectPage.prepare(), ProjectHeader.prepare(), prepareTab(address.tab.kind)])
}

const prepareTab = async (kind: Tab['kind']): Promise<void> => {
  for (const [name, piece] of await tabPieces()) if (name === kind) await piece.prepare()
}

const tabPieces = async (): Promise<ReadonlyArray<readonly [string, Prepared]>> => {
  try {
    return Object.entries((await project()).tabPieces)
  } catch {
    // The project page itself shows that its pieces did not arrive.
    return []
  }
}

/** Loads every screen, one after the other, when the page has nothing else to do, so that no change of screen waits. */
export const prepareAll = async (idle: () => Promise<void>): Promise<void> => {
  const tabs = await tabPieces()
  for (const piece of [Projects, ProjectHeader, ...tabs.map(([, tab]) => tab), ...Object.values(plainPieces)]) {
    await idle()
    await piece.prepare()
  }
}
