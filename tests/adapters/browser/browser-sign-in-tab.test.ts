import { expect, it, vi } from 'vitest'
import { browserSignInTab } from '../../../src/adapters/browser'
import { throwError } from '../../kit/throw-error'

const secrets = { verifier: 'v', state: 's', nonce: 'n' }
const request = { address: 'https://login.example/authorize', secrets }

const aTab = (stored = new Map<string, string>()) => {
  const location = {
    origin: 'https://plan.example',
    href: 'https://plan.example/signed-in?code=1',
    assign: vi.fn<(address: string | URL) => void>(),
  }
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return { stored, location, tab: browserSignInTab({ storage, location }) }
}

it('the tab goes to the service, and takes the answer once', () => {
  const { tab, location } = aTab()
  expect([tab.returnAddress(), tab.takeAnswer()]).toEqual(['https://plan.example/signed-in', undefined])
  tab.goToService(request)
  expect(location.assign.mock.calls).toEqual([[request.address]])
  expect([tab.takeAnswer(), tab.takeAnswer()]).toEqual([{ address: location.href, secrets }, undefined])
})

it.each(['{', '[]', '{"verifier":"v"}'])('the tab takes no answer where %j is stored', (text) => {
  expect(aTab(new Map([['signIn', text]])).tab.takeAnswer()).toBeUndefined()
})

it('a tab whose storage is blocked still goes to the service, and takes no answer', () => {
  const { location } = aTab()
  const tab = browserSignInTab({ storage: () => throwError(new Error('blocked')), location })
  expect(() => tab.goToService(request)).toThrow('blocked')
  expect(location.assign).toHaveBeenCalled()
  expect(tab.takeAnswer()).toBeUndefined()
})
