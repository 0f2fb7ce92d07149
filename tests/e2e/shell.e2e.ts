import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../kit/browser'
import { startProduct, type Product } from './product'

const desk = { width: 1440, height: 900 }

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

  const opened = async (path: string): Promise<{ readonly page: Page; readonly complaints: ReadonlyArray<string> }> => {
    const page = await browser.newPage({ viewport: desk })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    await page.goto(product.address + path)
    await page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()
    return { page, complaints }
  }

  it.each(['/', '/login', '/projects', '/projects/7/(tab:stops)'])(
    'leads from %s to the log-in, where nobody is signed in (§2)',
    async (path) => {
      const { page, complaints } = await opened(path)
      expect(new URL(page.url()).pathname).toBe('/login')
      expect(complaints).toEqual([])
    },
  )

  it('gives the map the left 8 of 12 columns, and the right 4 to everything else (§2)', async () => {
    const { page } = await opened('/login')
    const map = await page.getByRole('region', { name: 'Map' }).boundingBox()
    const content = await page.getByRole('main').boundingBox()
    const twelfth = desk.width / 12
    expect(map?.x).toBe(0)
    expect(within(desk.width / 100, map?.width, 8 * twelfth)).toBe(true)
    expect(within(desk.width / 100, content?.x, 8 * twelfth)).toBe(true)
    expect(within(desk.width / 100, content?.width, 4 * twelfth)).toBe(true)
    expect(map?.height).toBe(desk.height)
  })

  it('lets the demo user in with the right password only (§4)', async () => {
    const { page } = await opened('/login')
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

  it('obeys its own content policy', async () => {
    const { page } = await opened('/login')
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
          const script = document.createElement('script')
          script.textContent = 'document.title = "taken over"'
          document.head.append(script)
        }),
    )
    expect(await refused).toBe('script-src-elem')
    expect(await page.title()).not.toBe('taken over')
  })
})

const within = (margin: number, found: number | undefined, wanted: number): boolean =>
  found !== undefined && Math.abs(found - wanted) <= margin
