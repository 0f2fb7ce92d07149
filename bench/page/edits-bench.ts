import { medianOf } from '../quantile-of'
import { makeLongHistory, middleStops, stopEdits } from '../server/stop-edits'
import { createCostMeter, type Cost } from './cost-meter'
import { editNames, measureEdits, type EditName, type OpenProject } from './measure-edits'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget, type ResultRow } from './result-row'
import { signIn, type Site } from './site'

const SMALL_SIZE = 100

const sizes = [SMALL_SIZE, 5_000, 10_000]

/** One more runs first and is not counted, since the page loads its lazy modules in it. */
const ROUNDS = 7

const MAX_KILOBYTES = 30

/** how much longer than in the small project the page may be busy */
const MAX_EXTRA_MS = 50

type EditCosts = Readonly<Record<EditName, Cost>>

type ProjectVisit = OpenProject & { readonly closeVisit: () => Promise<void> }

const openProject = async ({ client, openBrowser }: Site, size: number): Promise<ProjectVisit> => {
  const project = await client.plannedProject(size)
  const colleague = stopEdits(client, project)
  const { ofCarrier1, ofCarrier2 } = middleStops(size)
  await makeLongHistory(colleague, ofCarrier2)
  const { page, context, closeVisit } = await openBrowser()
  const measureCost = await createCostMeter(context, page)
  await signIn(page, client.base)
  await page.goto(`${client.base}/projects/${project}/(tab:stops/${ofCarrier1})`)
  return { page, measureCost, colleague, size, closeVisit }
}

/** The median cost of an edit at a size. */
type MedianCost = (edit: EditName, size: number, key: keyof Cost) => number

const rowsOf = (edit: EditName, medianCost: MedianCost): ReadonlyArray<ResultRow> => {
  const label = (size: number): string => `${edit}, of ${size.toLocaleString('en')}`
  const extraMs = (size: number): number => medianCost(edit, size, 'busyMs') - medianCost(edit, SMALL_SIZE, 'busyMs')
  const kilobytesRow = (size: number, key: 'received' | 'decoded'): ResultRow =>
    upperLimitRow(`${label(size)}: ${key}`, medianCost(edit, size, key) / 1000, MAX_KILOBYTES, 'kB')
  return [
    ...sizes.map((size) => kilobytesRow(size, 'received')),
    ...sizes.map((size) => kilobytesRow(size, 'decoded')),
    ...sizes.map((size) => withoutTarget(`${label(size)}: busy`, medianCost(edit, size, 'busyMs'), 'ms')),
    ...sizes
      .filter((size) => size > SMALL_SIZE)
      .map((size) =>
        upperLimitRow(`${label(size)}: busy longer than of ${SMALL_SIZE}`, extraMs(size), MAX_EXTRA_MS, 'ms'),
      ),
  ]
}

/** What a page receives, and how long its main thread is busy, from an edit until the page is idle. */
export const editsBench: PageBench = {
  name: 'edits',
  run: async (site) => {
    const visits: ProjectVisit[] = []
    for (const size of sizes) visits.push(await openProject(site, size))
    const costsBySize = new Map<number, EditCosts[]>()
    // Alternates between the sizes, so that other load on the machine affects all alike.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const visit of visits) {
        const costs = await measureEdits(visit, round)
        if (round > 0) costsBySize.set(visit.size, [...(costsBySize.get(visit.size) ?? []), costs])
      }
    for (const { closeVisit } of visits) await closeVisit()
    const medianCost: MedianCost = (edit, size, key) =>
      medianOf((costsBySize.get(size) ?? []).map((costs) => costs[edit][key]))
    return editNames.flatMap((edit) => rowsOf(edit, medianCost))
  },
}
