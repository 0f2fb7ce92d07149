import type { Browser } from 'playwright'
import { openBrowser } from '../../tests/kit/browser'
import { tableOf } from '../../tests/kit/tables/table'
import { formatMilliseconds } from '../format-figures'
import { machineLoad, machineName } from '../machine'
import { countryPlanJson } from './country-plan'
import { LONGEST_TASK, type Sample } from './metrics'
import { builtPage } from './built-page'
import { mapCases, styles, type MapCase } from './map-cases'
import { glRendererOf } from './gl-renderer'
import { headings, missedTargets, rowsOf, type StyleSamples } from './check-targets'
import type { StyleName } from './page/main'
import { measureHeapGrowth } from './heap-growth'
import { measurePanning, takeSample, type Site } from './take-sample'

const ROUNDS = 5

/** How much a heap may differ that does not grow: no two readings are quite alike. */
const MAX_HEAP_GROWTH = 1.1

/** Prints what the map costs beside two usual ways to draw it. Returns whether all promises are kept. */
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

/** Measures the styles by turns, several times each, so that a busy machine slows all of them. */
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

/** What only the product has: the basemap, and a day's work on it. */
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
