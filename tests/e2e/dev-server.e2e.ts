import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright'
import { openBrowser } from '../kit/browser'
import { startProduct, type Product } from './product'

describe('npm run dev', () => {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({}, [process.execPath, 'scripts/dev.mjs']), openBrowser()])
  })
  afterAll(() => browser.close())

  it('serves the pages and the API from one address', async () => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto(`${product.address}/projects`)
    await page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()
    await connected
    expect(complaints).toEqual([])
    expect(await (await fetch(`${product.address}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  it('refuses an unknown address, as the product does', async () => {
    const answer = await fetch(`${product.address}/delivery/v2/nothing`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'not_found' })
  })

  it('ends cleanly, although a page is open', async () => {
    // A server that is not done after some seconds ends with 1, so that no clock is needed here.
    const { code } = await product.stop('SIGTERM')
    expect(code).toBe(0)
  })
})
