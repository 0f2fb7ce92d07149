import { expect, it } from 'vitest'
import { browserOtherTabs, browserUserStorage } from '../../../src/adapters/browser'
import { clearedOnLogOut } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

/** A frame of the same site is to a browser what another tab is. */
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

it('a real browser tells of a log-out in another tab, and not of its own', async () => {
  localStorage.clear()
  const tab = await anotherTab()
  const there = browserUserStorage({ storage: () => tab.localStorage, cookies: document })
  const here = browserUserStorage({ storage: () => localStorage, cookies: document })
  const received: unknown[] = []
  const stop = browserOtherTabs(window).onSignedOut(() => received.push('out'))
  await here.save(visser.user)()
  await here.clear(clearedOnLogOut)()
  await there.save(visser.user)()
  expect(received).toEqual([])
  await there.clear(clearedOnLogOut)()
  await expect.poll(() => received).toEqual(['out'])
  stop()
})
