import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { tintOf } from '../../../../src/adapters/leaflet/painting/painter-messages'
import type { Plan } from '../../../../src/domain/plan'
import { colourForIndex } from '../../../../src/domain/route'
import { drawnMapContent } from '../../../domain/map/drawn'
import { mapDisplayInBrowser, isVisible, disableAnimation } from '../../../kit/map-display-in-browser'
import { paintedPixels, countPixels, parallelRoutesPlan, countDifferentPixels } from './lines-on-map'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const upTo = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index)
const tintAt = (index: number): string => tintOf(colourForIndex(index).hex)
const content = (plan: Plan) => drawnMapContent({}, plan)
const colours = (container: HTMLElement): ReadonlyArray<number> => {
  const pixels = paintedPixels(container)
  return upTo(15).filter((index) => countPixels(pixels, tintAt(index)) > 100)
}
const lineOf = (container: HTMLElement, index: number): SVGGeometryElement => {
  const paths = container.querySelectorAll<SVGGeometryElement>(`[data-route="${index}"] .is-colour`)
  const path = [...paths].find(isVisible)
  if (path === undefined) throw new Error(`There is no line of route ${index}.`)
  return path
}
const isSeen = (path: Element): boolean => getComputedStyle(path).visibility === 'visible'

/** The screen point a third along a line. */
const pointOnLine = (path: SVGGeometryElement): DOMPoint =>
  path.getPointAtLength(path.getTotalLength() / 3).matrixTransform(path.getScreenCTM() ?? new DOMMatrix())

describe('many lines on a map', () => {
  it('many lines are painted on one canvas, and their elements are invisible', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(15))))
    await expect.poll(() => colours(container)).toEqual(upTo(15))
    expect(upTo(15).filter((index) => isSeen(lineOf(container, index)))).toEqual([])
  })

  it('the clickable elements match the painted lines, also after panning and zooming', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(12), 0.05)))
    for (const cameraMove of ['fit', 'closer', 'closer', 'farther'] as const) {
      display.moveCamera(cameraMove)
      const { left, top } = container.getBoundingClientRect()
      const areAllPainted = () => {
        const pixels = paintedPixels(container)
        return upTo(12).every((index) => {
          const { x, y } = pointOnLine(lineOf(container, index))
          if (x < left + 60 || y < top + 5 || x > left + 740 || y > top + 560) return true
          const offset = Math.floor(y - top) * 800 + Math.floor(x - left)
          const pixel = pixels.slice(offset, offset + 1)
          return (
            countPixels(pixel, tintAt(index)) === 1 &&
            document.elementFromPoint(x, y)?.closest('[data-route]')?.getAttribute('data-route') === String(index)
          )
        })
      }
      await expect.poll(areAllPainted).toBe(true)
    }
  })

  it('the canvas is repainted when a line changes, goes or comes', async () => {
    const { display, container } = mapDisplayInBrowser()
    const plan = parallelRoutesPlan(upTo(12))
    const others = (index: number) => plan.routes.filter((route) => route.index !== index)
    display.show(content(plan))
    await expect.poll(() => colours(container)).toEqual(upTo(12))
    display.show(content({ ...plan, routes: others(4) }))
    await expect.poll(() => colours(container)).toEqual(upTo(12).filter((index) => index !== 4))
    display.show(content(plan))
    await expect.poll(() => colours(container)).toEqual(upTo(12))
    const recoloured = parallelRoutesPlan([4]).routes.map((route) => ({ ...route, color: colourForIndex(13).hex }))
    display.show(content({ ...plan, routes: [...others(4), ...recoloured] }))
    await expect.poll(() => colours(container)).toEqual([...upTo(12).filter((index) => index !== 4), 13])
  })

  it('a canvas that showed several map contents equals one that showed only the last', async () => {
    const [straight, bent] = [parallelRoutesPlan(upTo(15)), parallelRoutesPlan(upTo(15), 0.05)]
    const aPlan = fc
      .tuple(fc.uniqueArray(fc.nat(14), { minLength: 6, maxLength: 15 }), fc.subarray([...upTo(15)], { maxLength: 3 }))
      .map(([visible, changed]) => ({
        ...straight,
        routes: visible.flatMap((index) => (changed.includes(index) ? bent : straight).routes[index] ?? []),
      }))
    await fc.assert(
      fc.asyncProperty(fc.array(aPlan, { minLength: 2, maxLength: 5 }), fc.nat(60), async (plans, pause) => {
        const [led, fresh] = [mapDisplayInBrowser(), mapDisplayInBrowser()]
        for (const plan of plans) {
          led.display.show(content(plan))
          await new Promise((resume) => setTimeout(resume, pause))
        }
        const last = plans.at(-1)
        if (last === undefined) return
        fresh.display.show(content(last))
        for (const { display } of [led, fresh]) display.moveCamera('fit')
        const count = last.routes.length
        await expect
          .poll(() => [
            colours(fresh.container).length,
            countDifferentPixels(paintedPixels(led.container), paintedPixels(fresh.container)),
          ])
          .toEqual([count > 8 ? count : 0, 0])
        for (const { display, container } of [led, fresh]) {
          display.close()
          container.remove()
        }
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('a highlighted line is an element above the canvas', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(12))))
    display.highlight({ kind: 'route', index: 3 })
    expect(upTo(12).filter((index) => isSeen(lineOf(container, index)))).toEqual([3])
    display.highlight(undefined)
    expect(upTo(12).filter((index) => isSeen(lineOf(container, index)))).toEqual([])
  })

  it('a few remaining lines are displayed as elements, and the canvas is empty', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(12))))
    await expect.poll(() => colours(container)).toHaveLength(12)
    display.show(content(parallelRoutesPlan(upTo(7))))
    expect(upTo(7).every((index) => isSeen(lineOf(container, index)))).toBe(true)
    expect(colours(container)).toEqual([])
  })

  it('the canvas keeps its painting while a single line is shown', async () => {
    const { display, container } = mapDisplayInBrowser()
    const plan = parallelRoutesPlan(upTo(12))
    display.show(content(plan))
    display.moveCamera('fit')
    await expect.poll(() => colours(container)).toHaveLength(12)
    const before = paintedPixels(container)
    display.show(drawnMapContent({ routeIndex: 2 }, plan))
    expect(colours(container)).toEqual([])
    display.show(content(plan))
    display.moveCamera('fit')
    expect(countDifferentPixels(paintedPixels(container), before)).toBe(0)
  })

  it('a change of theme repaints the canvas', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(12))))
    await expect.poll(() => colours(container)).toHaveLength(12)
    const light = paintedPixels(container)
    document.documentElement.dataset['theme'] = 'dark'
    onTestFinished(() => {
      delete document.documentElement.dataset['theme']
    })
    await expect.poll(() => countDifferentPixels(paintedPixels(container), light)).toBeGreaterThan(1000)
    expect(colours(container)).toHaveLength(12)
  })

  it('a map without a size, or without visible lines, paints as soon as there is something to paint', async () => {
    const { display, container } = mapDisplayInBrowser({ width: 0, height: 0 })
    display.show(content(parallelRoutesPlan(upTo(12))))
    Object.assign(container.style, { width: '800px', height: '600px' })
    await expect.poll(() => colours(container)).toEqual(upTo(12))
  })

  it('the painter starts together with the map', () => {
    let startedCount = 0
    class CountingWorker extends EventTarget {
      terminate = () => undefined
      constructor() {
        super()
        startedCount += 1
      }
    }
    vi.stubGlobal('Worker', CountingWorker)
    onTestFinished(() => void vi.unstubAllGlobals())
    mapDisplayInBrowser()
    expect(startedCount).toBe(1)
  })

  it('lines are displayed as elements if the painter fails', async () => {
    class FailingWorker extends EventTarget {
      postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')))
      terminate = () => undefined
    }
    vi.stubGlobal('Worker', FailingWorker)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { display, container } = mapDisplayInBrowser()
    display.show(content(parallelRoutesPlan(upTo(12))))
    await expect.poll(() => upTo(12).every((index) => isSeen(lineOf(container, index)))).toBe(true)
  })
})
