import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import {
  memoryClipboard,
  memoryNetworkStatus,
  memoryCookieStorage,
  memoryOtherTabs,
  memoryFileSaver,
  memoryThemeStorage,
  emptyBrowserState,
} from '.'
import { networkStatusSuite } from '../../port-suites/network-status'
import { cookieStorageSuite } from '../../port-suites/cookie-storage'
import { otherTabsSuite } from '../../port-suites/other-tabs'
import { themeStorageSuite } from '../../port-suites/theme-storage'

cookieStorageSuite('memory', () => memoryCookieStorage(emptyBrowserState()))

themeStorageSuite('memory', () => ({ themeStorage: memoryThemeStorage() }))

otherTabsSuite('memory', () => {
  const otherTabs = memoryOtherTabs()
  return { otherTabs, signOut: otherTabs.signOut }
})

networkStatusSuite('memory', () => {
  const network = memoryNetworkStatus()
  return { network, setOnline: network.setOnline }
})

it('a clipboard in memory holds the last text', async () => {
  const clipboard = memoryClipboard()
  expect(clipboard.text()).toBeUndefined()
  for (const text of ['a4f0', 'b5e1']) expect(await clipboard.copy(text)()).toEqual(E.right(undefined))
  expect(clipboard.text()).toBe('b5e1')
})

it('a folder in memory holds every file that was saved', async () => {
  const files = memoryFileSaver()
  const bytes = new Uint8Array([37, 80])
  expect(await files.save('report_p1.pdf', 'application/pdf', bytes)()).toEqual(E.right(undefined))
  const write = await files.chooseFile('report_p1.pdf', 'application/pdf')()
  if (E.isRight(write)) await write.right(bytes)()
  expect(files.savedFiles()).toEqual(
    ['report_p1.pdf', 'chosen/report_p1.pdf'].map((name) => ({ name, type: 'application/pdf', bytes })),
  )
})
