import type { Browser } from 'playwright'
import { STOP_ZOOM } from '../../src/domain/map'
import { medianOf } from '../quantile-of'
import { openBrowser } from '../../tests/kit/browser'
import { tableOf } from '../../tests/kit/tables/table'
import { formatMilliseconds } from '../format-figures'
import { machineLoad, machineName } from '../machine'
import { countryPlanJson } from './country-plan'
import { LONGEST_TASK, type Sample } from './metrics'
import { builtPage } from './built-page'
import { mapCases, styles, type MapCase } from './map-cases'
import { headings, missedTargets, rowsOf, type StyleSamples } from './check-targets'
import type { StyleName } from './page/main'
import { measureHeapGrowth } from './heap-growth'
import { measurePanning, measurePanningNear, takeSample, type Site } from './take-sample'

const ROUNDS = 5

/** The allowed difference between two readings of a heap that does not grow. */
const MAX_HEAP_GROWTH = 1.1

/** Prints the cost of the map beside two usual ways to draw it. Returns whether all targets are met. */
export const benchMap = async (filter: string): Promise<boolean> => {
  const cases = mapCases.filter(({ stops }) => String(stops).includes(filter.replace(',', '')))
  if (cases.length === 0) {
    console.error(`No case is called ${filter}. There are: ${mapCases.map(({ stops }) => stops).join(', ')}.`)
    return false
  }
  const loadBefore = machineLoad()
  const [built, browser] = await Promise.all([builtPage(), openBrowser()])
  const missedNames: string[] = []
  try {
    console.log(`map, on ${machineName()}, in Chromium ${browser.version()}, ${await glRendererOf(browser)}`)
    for (const mapCase of cases) {
      const samples = await measureAlternately(browser, built, mapCase)
      const title = `\n${mapCase.stops.toLocaleString('en')} stops on ${mapCase.routes} routes, best and median of ${ROUNDS}`
      console.log(tableOf(title, headings, rowsOf(mapCase, samples), 'figures'))
      missedNames.push(...missedTargets(mapCase, samples))
      missedNames.push(
        ...(await measureOnBasemap(
          { browser, built, country: countryPlanJson(mapCase.stops, mapCase.routes) },
          mapCase,
        )),
      )
    }
    const [largest] = cases.toReversed()
    if (largest !== undefined)
      missedNames.push(
        ...(await measureOnStreets({ browser, built, country: countryPlanJson(largest.stops, largest.routes) })),
      )
  } finally {
    await browser.close()
    await built.remove()
  }
  console.log(
    '\nMilliseconds are those that the page was at work until what was asked for was on the screen and at rest, less those of asking.',
  )
  console.log(
    `The load of the machine was ${loadBefore.toFixed(1)} when this began, and ${machineLoad().toFixed(1)} at its end.`,
  )
  for (const message of missedNames) console.log(`Missed: ${message}.`)
  return missedNames.length === 0
}

/** Measures the styles alternately, several times each, so that other load on the machine affects all alike. */
const measureAlternately = async (
  browser: Browser,
  built: Awaited<ReturnType<typeof builtPage>>,
  { stops, routes }: MapCase,
): Promise<StyleSamples> => {
  const site = { browser, built, country: countryPlanJson(stops, routes) }
  const samples = new Map<StyleName, Sample[]>(styles.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, styleSamples] of samples) styleSamples.push(await takeSample(site, name, round))
  return samples
}

/** Measured for the product alone: the basemap, and the heap after long use. */
const measureOnBasemap = async (site: Site, { stops }: MapCase): Promise<ReadonlyArray<string>> => {
  const { before, after } = await measureHeapGrowth(site)
  const { frames, task } = await measurePanning(site, 'ours', 'basemap')
  console.log(`  on the basemap: ${frames.toFixed(0)} frames a second, longest script ${formatMilliseconds(task)};`)
  console.log(`  heap ${before.toFixed(1)} MB, and ${after.toFixed(1)} MB after 200 pictures more`)
  return [
    ...(after > before * MAX_HEAP_GROWTH ? [`what the page holds grows with every picture, at ${stops} stops`] : []),
    ...(task > LONGEST_TASK ? [`a script on the basemap takes longer than ${LONGEST_TASK} ms, at ${stops} stops`] : []),
  ]
}

/** Measured for the product alone, beside its basemap without streets. */
const measureOnStreets = async (site: Site): Promise<ReadonlyArray<string>> => {
  const missed: string[] = []
  for (const zoom of [14, 16]) {
    const without: number[] = []
    const withStreets: number[] = []
    let longest = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push((await measurePanningNear(site, 'basemap', STOP_ZOOM - zoom)).frames)
      const { frames, task } = await measurePanningNear(site, 'streets', STOP_ZOOM - zoom)
      withStreets.push(frames)
      longest = Math.max(longest, task)
    }
    console.log(
      `  on streets at zoom ${zoom}: ${medianOf(withStreets).toFixed(0)} frames a second, ${medianOf(without).toFixed(0)} without; longest script ${formatMilliseconds(longest)}`,
    )
    if (longest > LONGEST_TASK) missed.push(`a script on streets takes longer than ${LONGEST_TASK} ms, at zoom ${zoom}`)
  }
  return missed
}

/** The renderer of the browser: a graphics processor, an emulation, or none. */
const glRendererOf = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage()
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : undefined
  })
  await page.close()
  return renderer === undefined ? 'without GL' : `with GL by ${renderer}`
}
