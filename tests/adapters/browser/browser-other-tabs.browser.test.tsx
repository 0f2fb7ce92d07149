import { expect, it } from 'vitest'
import { browserOtherTabs, browserUserStorage } from '../../../src/adapters/browser'
import { clearedOnLogOut } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

/** A frame of the same site gets storage events like another tab. */
const anotherTab = async (): Promise<Window & typeof globalThis> => {
  const frame = document.createElement('iframe')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = 'about:blank'
  document.body.append(frame)
  await loaded
  const tab = frame.contentDocument?.defaultView
  if (tab === null || tab === undefined) throw new Error('There is no other tab.')
  return tab
}

it('in a real browser, onSignedOut reports a log-out in another tab, and not one in its own tab', async () => {
  localStorage.clear()
  const tab = await anotherTab()
  const otherTabStorage = browserUserStorage({ storage: () => tab.localStorage, cookies: document })
  const thisTabStorage = browserUserStorage({ storage: () => localStorage, cookies: document })
  const received: unknown[] = []
  const unsubscribe = browserOtherTabs(window).onSignedOut(() => received.push('out'))
  await thisTabStorage.save(visser.user)()
  await thisTabStorage.clear(clearedOnLogOut)()
  await otherTabStorage.save(visser.user)()
  expect(received).toEqual([])
  await otherTabStorage.clear(clearedOnLogOut)()
  await expect.poll(() => received).toEqual(['out'])
  unsubscribe()
})
