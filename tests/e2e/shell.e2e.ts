import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signInOn, userBrowsers } from './journeys/user-browsers'

const { address, open, expectError } = userBrowsers()

const openLogIn = async (path = '/login'): Promise<Page> => {
  const { page } = await open(path)
  await page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()
  return page
}

describe('the product in a browser', () => {
  it.each(['/', '/login', '/projects', '/projects/7/(tab:stops)'])(
    'the address %s leads to the log-in where nobody is signed in (§2)',
    async (path) => {
      const page = await openLogIn(path)
      expect(new URL(page.url()).pathname).toBe('/login')
    },
  )

  it('a browser that asks for /favicon.ico gets an icon', async () => {
    const answer = await fetch(`${address()}/favicon.ico`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
  })

  it('the map takes the left 8 of 12 columns and the content the right 4 (§2)', async () => {
    const page = await openLogIn()
    const map = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox()
    const content = await page.getByRole('main').boundingBox()
    const { width = 0, height } = page.viewportSize() ?? {}
    const columnWidth = width / 12
    expect(map?.x).toBe(0)
    expect(within(width / 100, map?.width, 8 * columnWidth)).toBe(true)
    expect(within(width / 100, content?.x, 8 * columnWidth)).toBe(true)
    expect(within(width / 100, content?.width, 4 * columnWidth)).toBe(true)
    expect(map?.height).toBe(height)
  })

  it('the demo user can sign in with the right password only (§4)', async () => {
    const page = await openLogIn()
    expectError(/status of 40[01]/)
    await signInOn(page, 'demo', 'wrong')
    await page.getByText('Invalid username or password, please try again').waitFor()
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await signInOn(page)
    await page.waitForURL((url) => url.pathname !== '/login')
  })

  it('the content security policy blocks an inline script', async () => {
    const page = await openLogIn()
    expectError(/Content Security Policy/)
    const violation = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          const script = document.createElement('script')
          script.textContent = 'document.title = "taken over"'
          document.head.append(script)
        }),
    )
    expect(await violation).toBe('script-src-elem')
    expect(await page.title()).not.toBe('taken over')
  })
})

const within = (margin: number, actual: number | undefined, expected: number): boolean =>
  actual !== undefined && Math.abs(actual - expected) <= margin
