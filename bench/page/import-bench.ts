import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type PapaParse from 'papaparse'
import type { Page } from 'playwright'
import { registeredAddresses } from '../../server/address'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'

const ROWS = 10_000
const EDITS = 5

const headers = ['Klantnaam', 'Adres', 'Postcode', 'Plaats', 'Tijdvak', 'Lostijd', 'Colli', 'Soort', 'Ordernummer']

/** A list of an office: one row in fifty has a word that is not known, and one in a hundred stands there twice. */
const csvOf = (size: number): string => {
  const lines = Array.from({ length: size }, (_, row) => {
    const address = registeredAddresses[row % registeredAddresses.length]
    const reference = `ORD-${row % Math.ceil(size * 0.99)}`
    return [
      `Klant ${row}`,
      `${address?.street ?? ''} ${address?.houseNumber ?? ''}${address?.suffix ?? ''}`,
      address?.zip ?? '',
      address?.city ?? '',
      row % 7 === 0 ? 'ochtend' : '9:30-12',
      '12',
      `${row % 5},5`,
      row % 50 === 0 ? 'Iets' : 'Bezorgen',
      reference,
    ].join(';')
  })
  return [headers.join(';'), ...lines].join('\n')
}

const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longTasks: number[] = []
    Object.assign(window, { longTasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })

/** The longest task since the last call; tasks below 50 ms are not reported by the browser. */
const longestTaskOf = async (page: Page): Promise<number> => {
  await page.waitForTimeout(300)
  const tasks: ReadonlyArray<number> = JSON.parse(await page.evaluate('JSON.stringify(window.longTasks.splice(0))'))
  return Math.max(0, ...tasks)
}

/** What the script of papaparse adds to the page. */
declare const Papa: typeof PapaParse

/** How long the plain way takes: the page parses the file in one piece and draws every row. */
const plainWay = async (page: Page, text: string): Promise<number> => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('papaparse/papaparse.min.js') })
  return page.evaluate(async (file) => {
    const start = performance.now()
    const { data } = Papa.parse<ReadonlyArray<string>>(file)
    const table = document.createElement('table')
    for (const cells of data) {
      const row = table.insertRow()
      for (const cell of cells) row.insertCell().textContent = cell
    }
    document.body.replaceChildren(table)
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
    return performance.now() - start
  }, text)
}

/** A file of 10,000 rows, from its choice until its rows can be mended, and what an edit of them costs the page. */
export const importBench: PageBench = {
  name: 'import',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(0)
    const text = csvOf(ROWS)
    const folder = await mkdtemp(join(tmpdir(), 'rondrit-import-'))
    // A file on the disk: the bytes of any other are decoded by the page itself.
    const file = join(folder, 'orders.csv')
    await writeFile(file, text)
    const { page, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:stops/import)`)
    await page.getByText('Drop a file here').waitFor()
    await page.waitForTimeout(1_000)
    await watchLongTasks(page)
    const name = `${ROWS.toLocaleString('en')} rows`
    const startedAt = performance.now()
    await page.getByLabel('File to import').setInputFiles(file)
    await page.getByText('Row 2 becomes').waitFor()
    const columnsAfter = performance.now() - startedAt
    await page.getByRole('button', { name: 'Next: rows' }).click()
    await page.locator('[data-cell]').first().waitFor()
    const rowsAfter = performance.now() - startedAt
    await page.getByText(/rows on the map$/).waitFor()
    await page.waitForTimeout(10_000)
    const openingTask = await longestTaskOf(page)
    for (let edit = 0; edit < EDITS; edit += 1) {
      await page.keyboard.press('F8')
      await page.keyboard.press('Enter')
      await page.keyboard.press('s')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(700)
    }
    const editTask = await longestTaskOf(page)
    await page.getByRole('button', { name: /^Fix all/ }).click()
    await page.waitForTimeout(1_500)
    const mendTask = await longestTaskOf(page)
    await page.keyboard.press('Control+z')
    await page.waitForTimeout(1_500)
    const undoTask = await longestTaskOf(page)
    await page.goto('about:blank')
    const plainMs = await plainWay(page, text)
    await closeVisit()
    await rm(folder, { recursive: true })
    return [
      withoutTarget(`${name}: from the choice of a file until its columns show`, columnsAfter, 'ms'),
      upperLimitRow(`${name}: until its rows show`, rowsAfter, 2_000, 'ms'),
      withoutTarget(`${name}: parsed and drawn in one piece, the plain way`, plainMs, 'ms'),
      withoutTarget(`${name}: until its rows show, of the plain way`, (rowsAfter / plainMs) * 100, '%'),
      upperLimitRow(`${name}: the longest task until all addresses are checked`, openingTask, 50, 'ms'),
      upperLimitRow(`${name}: the longest task of ${EDITS} edits of a cell`, editTask, 50, 'ms'),
      upperLimitRow(`${name}: the longest task of a mend for all alike`, mendTask, 50, 'ms'),
      upperLimitRow(`${name}: the longest task of its undo`, undoTask, 50, 'ms'),
    ]
  },
}
