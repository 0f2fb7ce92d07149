import { createServer, type Server } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { userBrowsers } from './user-browsers'

/** A GIF of one pixel. */
const TILE = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64')

let server: Server | undefined
let requestedPaths: string[] = []
let isBroken = false

const tileServer = async (): Promise<string> => {
  const startedServer = createServer(({ url }, answer) => {
    requestedPaths.push(url ?? '')
    answer.writeHead(isBroken ? 500 : 200, { 'content-type': 'image/gif' })
    answer.end(isBroken ? undefined : TILE)
  })
  server = startedServer
  await new Promise<void>((resolve) => startedServer.listen(0, '127.0.0.1', resolve))
  const boundAddress = startedServer.address()
  return `http://127.0.0.1:${boundAddress !== null && typeof boundAddress === 'object' ? boundAddress.port : 0}`
}

afterAll(() => server?.close())

const { expectError, signInTo } = userBrowsers(async () => ({
  TILE_URL: `${await tileServer()}/{z}/{x}/{y}.png`,
  TILE_ATTRIBUTION: 'Tiles <b>by</b> nobody',
}))

describe('a map with tiles', () => {
  it('the map shows the configured tiles and their attribution', async () => {
    isBroken = false
    requestedPaths = []
    const { page } = await signInTo(/^Ritten/)
    await expect.poll(() => page.locator('.rr-tiles .leaflet-tile-loaded').count()).toBeGreaterThan(4)
    expect(requestedPaths.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    expect(await page.locator('.leaflet-control-attribution').textContent()).toBe('Tiles <b>by</b> nobody')
    // Tiles bring their own place names.
    await expect.poll(() => page.locator('.rr-map-label').count()).toBe(0)
  })

  it('the map shows the basemap where the tiles fail to load', async () => {
    isBroken = true
    expectError(/status of 500/)
    const { page } = await signInTo(/^Ritten/)
    await expect.poll(() => page.locator('.rr-map-label').count()).toBeGreaterThan(3)
    expect(await page.locator('.rr-tiles .leaflet-tile-loaded').count()).toBe(0)
    const colourCount = () =>
      page.locator('canvas.leaflet-layer').evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return new Set(
          Array.from({ length: data.length / 400 }, (_, index) => data.slice(index * 400, index * 400 + 3).join(' ')),
        ).size
      })
    await expect.poll(colourCount).toBeGreaterThan(2)
  })
})
