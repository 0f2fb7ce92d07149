import type { Browser } from 'playwright'
import { openBrowser } from '../../tests/kit/browser'
import { tableOf } from '../../tests/kit/tables/table'
import { milliseconds } from '../format-figures'
import { load, machine } from '../machine'
import { aCountryOf } from './country-plan'
import { LONGEST_TASK, type Sample } from './metrics'
import { builtPage } from './built-page'
import { mapCases, styles, type MapCase } from './map-cases'
import { glOf } from './gl-renderer'
import { heads, judged, rowsOf, type Found } from './check-targets'
import type { StyleName } from './page/main'
import { keptFlat } from './heap-growth'
import { roamedOn, sampled, type Site } from './take-sample'

const TURNS = 5

/** How much a heap may differ that does not grow: no two readings are quite alike. */
const GROWTH = 1.1

/** Prints what the map costs beside two usual ways to draw it. Returns whether all promises are kept. */
export const benchMap = async (called: string): Promise<boolean> => {
  const cases = mapCases.filter(({ stops }) => String(stops).includes(called.replace(',', '')))
  if (cases.length === 0) {
    console.error(`No case is called ${called}. There are: ${mapCases.map(({ stops }) => stops).join(', ')}.`)
    return false
  }
  const before = load()
  const [built, browser] = await Promise.all([builtPage(), openBrowser()])
  const missed: string[] = []
  try {
    console.log(`map, on ${machine()}, in Chromium ${browser.version()}, ${await glOf(browser)}`)
    for (const one of cases) {
      const found = await inTurns(browser, built, one)
      const title = `\n${one.stops.toLocaleString('en')} stops on ${one.routes} routes, best and median of ${TURNS}`
      console.log(tableOf(title, heads, rowsOf(one, found), 'figures'))
      missed.push(...judged(one, found))
      missed.push(...(await onBasemap({ browser, built, country: aCountryOf(one.stops, one.routes) }, one)))
    }
  } finally {
    await browser.close()
    await built.remove()
  }
  console.log(
    '\nMilliseconds are those that the page was at work until what was asked for was on the screen and at rest, less those of asking.',
  )
  console.log(`The load of the machine was ${before.toFixed(1)} when this began, and ${load().toFixed(1)} at its end.`)
  for (const words of missed) console.log(`Missed: ${words}.`)
  return missed.length === 0
}

/** Measures the styles by turns, several times each, so that a busy machine slows all of them. */
const inTurns = async (
  browser: Browser,
  built: Awaited<ReturnType<typeof builtPage>>,
  { stops, routes }: MapCase,
): Promise<Found> => {
  const site = { browser, built, country: aCountryOf(stops, routes) }
  const samples = new Map<StyleName, Sample[]>(styles.map(({ name }) => [name, []]))
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, found] of samples) found.push(await sampled(site, name, turn))
  return samples
}

/** What only the product has: the basemap, and a day's work on it. */
const onBasemap = async (site: Site, { stops }: MapCase): Promise<ReadonlyArray<string>> => {
  const { before, after } = await keptFlat(site)
  const { frames, task } = await roamedOn(site, 'ours', 'basemap')
  console.log(`  on the basemap: ${frames.toFixed(0)} frames a second, longest script ${milliseconds(task)};`)
  console.log(`  heap ${before.toFixed(1)} MB, and ${after.toFixed(1)} MB after 200 pictures more`)
  return [
    ...(after > before * GROWTH ? [`what the page holds grows with every picture, at ${stops} stops`] : []),
    ...(task > LONGEST_TASK ? [`a script on the basemap takes longer than ${LONGEST_TASK} ms, at ${stops} stops`] : []),
  ]
}
