import type { Browser } from 'playwright'

/** What the browser draws with: a graphics processor, a program that emulates one, or neither. */
export const glRendererOf = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage()
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : undefined
  })
  await page.close()
  return renderer === undefined ? 'without GL' : `with GL by ${renderer}`
}
