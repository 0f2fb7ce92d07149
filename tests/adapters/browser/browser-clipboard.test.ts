import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { browserClipboard } from '../../../src/adapters/browser'

it('browserClipboard copies a text', async () => {
  const copied: string[] = []
  const clipboard = browserClipboard(() => ({ writeText: async (text) => void copied.push(text) }))
  expect(await clipboard.copy('a4f0')()).toEqual(E.right(undefined))
  expect(copied).toEqual(['a4f0'])
})

it.each<[string, () => { writeText: () => Promise<void> }]>([
  ['refuses access to the clipboard', () => ({ writeText: () => Promise.reject(new Error('NotAllowedError')) })],
  [
    'has no clipboard',
    () => {
      throw new TypeError('undefined')
    },
  ],
])('in a browser that %s, copying fails as unreachable', async (_, open) => {
  expect(await browserClipboard(open).copy('a4f0')()).toEqual(E.left({ kind: 'unreachable' }))
})
