import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../kit/browser'
import { startProduct, type Product } from './product'

const viewport = { width: 1440, height: 900 }

describe('the product in a browser', () => {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await product.stop('SIGTERM')
  })

  const openPage = async (
    path: string,
  ): Promise<{ readonly page: Page; readonly browserErrors: ReadonlyArray<string> }> => {
    const page = await browser.newPage({ viewport })
    const browserErrors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') browserErrors.push(message.text())
    })
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 400) browserErrors.push(`${answer.status()} ${answer.url()}`)
    })
    await page.goto(product.address + path)
    await page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()
    return { page, browserErrors }
  }

  it.each(['/', '/login', '/projects', '/projects/7/(tab:stops)'])(
    'the address %s leads to the log-in where nobody is signed in (§2)',
    async (path) => {
      const { page, browserErrors } = await openPage(path)
      expect(new URL(page.url()).pathname).toBe('/login')
      expect(browserErrors).toEqual([])
    },
  )

  it('a browser that asks for /favicon.ico gets an icon', async () => {
    const answer = await fetch(`${product.address}/favicon.ico`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
  })

  it('the map takes the left 8 of 12 columns and the content the right 4 (§2)', async () => {
    const { page } = await openPage('/login')
    const map = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox()
    const content = await page.getByRole('main').boundingBox()
    const columnWidth = viewport.width / 12
    expect(map?.x).toBe(0)
    expect(within(viewport.width / 100, map?.width, 8 * columnWidth)).toBe(true)
    expect(within(viewport.width / 100, content?.x, 8 * columnWidth)).toBe(true)
    expect(within(viewport.width / 100, content?.width, 4 * columnWidth)).toBe(true)
    expect(map?.height).toBe(viewport.height)
  })

  it('the demo user can sign in with the right password only (§4)', async () => {
    const { page } = await openPage('/login')
    const logIn = async (password: string): Promise<void> => {
      await page.getByLabel('Username').fill('demo')
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
    }
    await logIn('wrong')
    await page.getByText('Invalid username or password, please try again').waitFor()
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await logIn('demo')
    await page.waitForURL((url) => url.pathname !== '/login')
  })

  it('the content security policy blocks an inline script', async () => {
    const { page } = await openPage('/login')
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
