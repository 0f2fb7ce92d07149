import * as O from 'fp-ts/Option'
import { parsePageAddress, type Tab } from '../../domain/navigation'
import type { Preloadable } from '../lazy'
import {
  Account,
  Audit,
  Corrections,
  KeyboardShortcuts,
  NewProject,
  NotFound,
  loadProjectModule,
  ProjectHeader,
  ProjectPage,
  Projects,
  SetPassword,
  Settings,
  SignedIn,
  Users,
} from './lazy-pages'

const pagesByPath = {
  '': Projects,
  '/account': Account,
  '/users': Users,
  '/audit': Audit,
  '/set-password': SetPassword,
  '/signed-in': SignedIn,
  '/settings': Settings,
  '/corrections': Corrections,
  '/projects': Projects,
  '/projects/new': NewProject,
} as const

/** Loads the screen of an address before the user navigates to it. */
export const preloadPage = async (path: string): Promise<void> => {
  const pageAddress = O.toUndefined(parsePageAddress(path))
  if (pageAddress === undefined) return NotFound.preload()
  // The login screen is part of the entry module.
  if (pageAddress.kind === '/login') return
  if (pageAddress.kind !== 'project') return pagesByPath[pageAddress.kind].preload()
  // With the shortcuts, or the first key on a row would be lost.
  await Promise.all([
    ProjectPage.preload(),
    ProjectHeader.preload(),
    KeyboardShortcuts.preload(),
    preloadTab(pageAddress.tab.kind),
  ])
}

const preloadTab = async (kind: Tab['kind']): Promise<void> => {
  for (const [name, component] of await loadTabScreens()) if (name === kind) await component.preload()
}

const loadTabScreens = async (): Promise<ReadonlyArray<readonly [string, Preloadable]>> => {
  try {
    return Object.entries((await loadProjectModule()).lazyTabScreens)
  } catch {
    // The project page itself shows that its module could not be loaded.
    return []
  }
}

/** Loads every screen, one after another, whenever the page is idle. */
export const preloadAllScreens = async (waitUntilIdle: () => Promise<void>): Promise<void> => {
  const tabScreens = await loadTabScreens()
  for (const component of [
    Projects,
    ProjectHeader,
    ...tabScreens.map(([, screen]) => screen),
    ...Object.values(pagesByPath),
  ]) {
    await waitUntilIdle()
    await component.preload()
  }
}
