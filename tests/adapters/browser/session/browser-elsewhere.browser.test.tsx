import { expect, it } from 'vitest'
import { browserElsewhere, browserSessionKeeper } from '../../../../src/adapters/browser'
import { forgottenOnLogOut } from '../../../../src/domain/session'
import { visser } from '../../../kit/desk'

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

it('a real browser tells of a log-in and a log-out in another tab, and not of its own', async () => {
  localStorage.clear()
  const tab = await anotherTab()
  const there = browserSessionKeeper({ storage: () => tab.localStorage, cookies: document })
  const here = browserSessionKeeper({ storage: () => localStorage, cookies: document })
  const heard: unknown[] = []
  const elsewhere = browserElsewhere(window)
  const stops = [
    elsewhere.onSignedIn(({ username }) => heard.push(username)),
    elsewhere.onSignedOut(() => heard.push('out')),
  ]
  await here.keep(visser.user)()
  await here.forget(forgottenOnLogOut)()
  await there.keep(visser.user)()
  await expect.poll(() => heard).toEqual(['m.visser'])
  await there.forget(forgottenOnLogOut)()
  await expect.poll(() => heard).toEqual(['m.visser', 'out'])
  for (const stop of stops) stop()
})
