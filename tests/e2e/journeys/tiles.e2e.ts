import { createServer, type Server } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { openProject, userBrowsers } from './user-browsers'

/** A tile of one colour: a picture of one pixel. */
const TILE = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64')

let server: Server | undefined
let asked: string[] = []
let isBroken = false

/** A server of tiles for the tests. */
const tileServer = async (): Promise<string> => {
  const started = createServer(({ url }, answer) => {
    asked.push(url ?? '')
    answer.writeHead(isBroken ? 500 : 200, { 'content-type': 'image/gif' })
    answer.end(isBroken ? undefined : TILE)
  })
  server = started
  await new Promise<void>((resume) => started.listen(0, '127.0.0.1', resume))
  const bound = started.address()
  return `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`
}

afterAll(() => server?.close())

const { signIn, expectError } = userBrowsers(async () => ({
  TILE_URL: `${await tileServer()}/{z}/{x}/{y}.png`,
  TILE_ATTRIBUTION: 'Tiles <b>by</b> nobody',
}))

describe('a map with tiles', () => {
  it('shows them with the attribution that was set', async () => {
    isBroken = false
    asked = []
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await expect.poll(() => page.locator('.rr-tiles .leaflet-tile-loaded').count()).toBeGreaterThan(4)
    expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    expect(await page.locator('.leaflet-control-attribution').textContent()).toBe('Tiles <b>by</b> nobody')
    // Tiles have names of their own.
    await expect.poll(() => page.locator('.rr-map-label').count()).toBe(0)
  })

  it('shows the basemap where they fail', async () => {
    isBroken = true
    expectError(/status of 500/)
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await expect.poll(() => page.locator('.rr-map-label').count()).toBeGreaterThan(3)
    expect(await page.locator('.rr-tiles .leaflet-tile-loaded').count()).toBe(0)
    const painted = await page.locator('canvas.leaflet-layer').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return new Set(Array.from({ length: data.length / 400 }, (_, at) => data.slice(at * 400, at * 400 + 3).join(' ')))
        .size
    })
    expect(painted).toBeGreaterThan(2)
  })
})
