import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import {
  memoryClipboard,
  memoryConnection,
  memoryCookieKeeper,
  memoryElsewhere,
  memoryFileSaver,
  memoryThemeKeeper,
  nothingKept,
} from '.'
import { connectionContract } from '../../port-suites/network-status'
import { cookieKeeperContract } from '../../port-suites/cookie-storage'
import { elsewhereContract } from '../../port-suites/other-tabs'
import { themeKeeperContract } from '../../port-suites/theme-storage'

cookieKeeperContract('memory', () => memoryCookieKeeper(nothingKept()))

themeKeeperContract('memory', () => ({ keeper: memoryThemeKeeper() }))

elsewhereContract('memory', () => {
  const elsewhere = memoryElsewhere()
  return { elsewhere, signOut: elsewhere.signOut }
})

connectionContract('memory', () => {
  const connection = memoryConnection()
  return { connection, become: connection.become }
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
  expect(files.saved()).toEqual([{ name: 'report_p1.pdf', type: 'application/pdf', bytes }])
})
