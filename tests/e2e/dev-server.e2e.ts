import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { sharedBrowser } from '../kit/browser'
import { startProduct, type Product } from './product'

describe('npm run dev', () => {
  let product: Product
  let page: Page
  beforeAll(async () => {
    product = await startProduct({}, [process.execPath, 'scripts/dev.mjs'])
    page = await (await sharedBrowser()).newPage()
  })
  afterAll(() => page.context().close())

  it('the development server serves the pages and the API from one address', async () => {
    const browserErrors: string[] = []
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()))
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto(`${product.address}/projects`)
    await page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()
    await connected
    expect(browserErrors).toEqual([])
    expect(await (await fetch(`${product.address}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  it('a request to an unknown address gets the same 404 as from the product', async () => {
    const answer = await fetch(`${product.address}/delivery/v2/nothing`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'not_found' })
  })

  it('the development server exits with 0 on SIGTERM although a page is open', async () => {
    // A shutdown that takes too long exits with 1, so that the test needs no timer.
    const { code } = await product.stop('SIGTERM')
    expect(code).toBe(0)
  })
})
