import type { Browser } from 'playwright'

/** Whether the browser draws with a graphics processor, with a program that plays one, or without. */
export const glOf = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage()
  const drawnBy = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : undefined
  })
  await page.close()
  return drawnBy === undefined ? 'without GL' : `with GL by ${drawnBy}`
}
