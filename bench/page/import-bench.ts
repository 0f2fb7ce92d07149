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
import { longestTaskOf } from './trace-events'

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

/** A file of 10,000 rows, from its choice until its rows can be fixed, and what an edit of them costs the page. */
export const importBench: PageBench = {
  name: 'import',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(0)
    const text = csvOf(ROWS)
    const folder = await mkdtemp(join(tmpdir(), 'rondrit-import-'))
    // A file on the disk: the bytes of any other are decoded by the page itself.
    const file = join(folder, 'orders.csv')
    await writeFile(file, text)
    const { page, context, closeVisit } = await openBrowser()
    const session = await context.newCDPSession(page)
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:stops/import)`)
    await page.getByText('Drop a file here').waitFor()
    await page.waitForTimeout(1_000)
    const name = `${ROWS.toLocaleString('en')} rows`
    let [columnsAfter, rowsAfter] = [NaN, NaN]
    const openingTask = await longestTaskOf(session, async () => {
      const startedAt = performance.now()
      await page.getByLabel('File to import').setInputFiles(file)
      await page.getByText('Row 2 becomes').waitFor()
      columnsAfter = performance.now() - startedAt
      await page.getByRole('button', { name: 'Next: rows' }).click()
      await page.locator('[data-cell]').first().waitFor()
      rowsAfter = performance.now() - startedAt
      await page.getByText(/rows on the map$/).waitFor()
      await page.waitForTimeout(10_000)
    })
    const editTask = await longestTaskOf(session, async () => {
      for (let edit = 0; edit < EDITS; edit += 1) {
        for (const key of ['F8', 'Enter', 's', 'Enter']) await page.keyboard.press(key)
        await page.waitForTimeout(700)
      }
    })
    const fixButton = await page.getByRole('button', { name: /^Fix all/ }).elementHandle()
    const fixTask = await longestTaskOf(session, async () => {
      await fixButton.click()
      await page.waitForTimeout(1_500)
    })
    const undoTask = await longestTaskOf(session, async () => {
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(1_500)
    })
    await page.goto('about:blank')
    const plainMs = await plainWay(page, text)
    await closeVisit()
    await rm(folder, { recursive: true })
    return [
      withoutTarget(`${name}: from the choice of a file until its columns show`, columnsAfter, 'ms'),
      upperLimitRow(`${name}: until its rows show`, rowsAfter, 2_000, 'ms'),
      withoutTarget(`${name}: parsed and drawn in one piece, the plain way`, plainMs, 'ms'),
      withoutTarget(`${name}: until its rows show, of the plain way`, (rowsAfter / plainMs) * 100, '%'),
      ...(
        [
          ['until all addresses are checked', openingTask],
          [`of ${EDITS} edits of a cell`, editTask],
          ['of a fix for all alike', fixTask],
          ['of its undo', undoTask],
        ] as const
      ).map(([when, ms]) => upperLimitRow(`${name}: the longest task ${when}, processor time`, ms, 50, 'ms')),
    ]
  },
}
