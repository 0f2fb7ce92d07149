import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyPlan } from '../../../../src/domain/plan'
import { noLegs } from '../../../../src/domain/route'
import { stopList } from '../../../../src/domain/stop'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { button, cell, dropFile, header, openImport, openRows, rowsOfFile } from './open-import'

const mulder = { zip: '3811WS', houseNumber: '12', houseNumberSuffix: '' }

/** A colleague gave the first address its place. */
const placedBefore = {
  street: 'Kade',
  houseNumber: '12',
  city: 'Amersfoort',
  coordinates: { lat: 52.1, lng: 5.3 },
  correction: { by: 'p.smit', at: '2026-11-20T08:00:00.000Z' },
}

describe('the import', () => {
  it('the stops tab leads to it, and so does the key I', async () => {
    const { address } = await openImport(emptyPlan, '/projects/7/(tab:stops)')
    await page.getByRole('link', { name: 'Import…' }).click()
    await expect.element(page.getByRole('heading', { name: 'Import stops' })).toBeVisible()
    await button('Cancel').click()
    await expect.element(page.getByRole('link', { name: 'Import…' })).toBeVisible()
    await userEvent.keyboard('i')
    await expect.poll(address).toBe('/projects/7/(tab:stops/import)')
  })

  it('on a phone, the note on the roads shows with the map alone', async () => {
    await page.viewport(390, 844)
    const legs = { ...noLegs, main: 2 }
    const figureSource = { source: 'main', legs, dataDate: undefined, stopsOffRoads: undefined } as const
    await openImport(aPlanOf([aRouteTo(['a'], { figureSource })]))
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    const note = page.getByText('Main roads only')
    await expect.element(note).not.toBeVisible()
    await button('Map').click()
    await expect.element(note).toBeVisible()
    await page.viewport(1440, 900)
  })

  it('a file that cannot be read is refused with what to do', async () => {
    await openImport()
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    dropFile('%PDF', 'orders.pdf')
    await expect.element(page.getByText('A PDF cannot be read. Save the table as .xlsx or .csv.')).toBeVisible()
  })

  it('the columns are guessed, and each can be given another meaning', async () => {
    await page.viewport(1440, 900)
    await openImport()
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    dropFile([header, ...rowsOfFile].join('\n'))
    await expect.element(page.getByLabelText('Field for Klantnaam')).toHaveValue('customerName')
    await expect.element(page.getByText('7 in the file: 7 used, 0 left out')).toBeVisible()
    await expect.element(page.getByText('Row 2 becomes')).toBeVisible()
    await page.getByLabelText('Field for Colli').selectOptions('Leave out')
    await expect.element(page.getByText('7 in the file: 6 used, 1 left out')).toBeVisible()
    await page.getByLabelText('Meanings of the columns').selectOptions('Guessed from this file')
    await expect.element(page.getByText('7 in the file: 7 used, 0 left out')).toBeVisible()
  })

  it('pasted rows are counted without blank ones and become the table', async () => {
    await openImport()
    const lines = ['Klantnaam\tPostcode\tHuisnummer', 'Bakker\t3811 WS\t1', '\t\t', 'Slager\t3811 WS\t2']
    await page.getByLabelText(/Or paste rows/).fill(lines.join('\n'))
    await expect.element(page.getByText('2 rows, 3 columns, separated by tabs')).toBeVisible()
    await expect.element(page.getByText('2 rows pasted')).toBeVisible()
    await button('Next: columns').click()
    await expect.element(page.getByText('2 rows, 3 columns')).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Pasted rows (2 rows)' })).toBeInTheDocument()
    await button('Show the row below').click()
    await expect.element(page.getByText('Row 4 becomes')).toBeVisible()
    await button('Show the row above').click()
    await expect.element(page.getByText('Row 2 becomes')).toBeVisible()
  })
})

describe('the rows of the import', () => {
  it('rows are grouped by what is wrong, and a fix for all alike fixes them', async () => {
    await openRows()
    await expect.element(page.getByText('4 problems left')).toBeInTheDocument()
    await expect.element(button('Import 1 stop')).toBeEnabled()
    await button('Swap both').click()
    await expect.element(page.getByText('3 problems left')).toBeInTheDocument()
    await button('Fix both').click()
    await expect.element(page.getByText('1 problem left')).toBeInTheDocument()
  })

  it('a cell is edited in place: Enter keeps the text, Esc what was there, Ctrl+Z takes the fix back', async () => {
    await openRows()
    await userEvent.keyboard('{F8}')
    await expect.poll(() => document.activeElement?.getAttribute('data-cell')).not.toBeNull()
    await cell(4, 1).click()
    const editor = page.getByRole('textbox', { name: 'Zip of row 4' })
    await editor.fill('3824 HR')
    await userEvent.keyboard('{Escape}')
    await expect.element(cell(4, 1)).toHaveTextContent('3824 H')
    await cell(4, 1).click()
    await editor.fill('3824 HR')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('3 problems left')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText('4 problems left')).toBeInTheDocument()
  })

  it('F8 and Enter alone lead through all problems', async () => {
    await openRows()
    await userEvent.keyboard('{F8}')
    const answers = new Map([
      ['Type', 'Service'],
      ['Zip', '3824 HR'],
      ['Time slot', '9-12'],
    ])
    for (let count = 0; count < 5; count += 1) {
      await userEvent.keyboard('{Enter}')
      const label = document.activeElement?.getAttribute('aria-label') ?? ''
      const answer = [...answers].find(([column]) => label.startsWith(column))?.[1] ?? ''
      const editor = page.elementLocator(document.activeElement ?? document.body)
      await (label.startsWith('Type') ? editor.selectOptions(answer) : editor.fill(answer))
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(page.getByText('No problems left')).toBeInTheDocument()
    await expect.element(button('Import 5 stops')).toBeEnabled()
  })

  it('the ticked rows are imported as one change that the toast can undo', async () => {
    const { server, address } = await openRows()
    await page.getByRole('checkbox', { name: 'Import row 2' }).click()
    await expect.element(button('Import 0 stops')).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Import row 2' }).click()
    await button('Import 1 stop').click()
    await expect.poll(address).toBe('/projects/7/(tab:stops)')
    await expect.element(page.getByText('1 stop imported')).toBeVisible()
    expect(stopList.size(server.projects.get('7')?.plan.stops ?? emptyPlan.stops)).toBe(1)
    await button('Undo').click()
    await expect.poll(() => stopList.size(server.projects.get('7')?.plan.stops ?? emptyPlan.stops)).toBe(0)
  })

  it('the rows that an import leaves can be fixed and imported afterwards', async () => {
    await openRows()
    await button('Import 1 stop').click()
    await expect.element(page.getByText('1 stop imported')).toBeVisible()
    await expect.element(page.getByText('4 rows of orders.csv are left to fix or import')).toBeVisible()
    await page.getByRole('link', { name: 'Continue the import' }).click()
    await expect.element(page.getByText('4 rows are left')).toBeVisible()
    await expect.element(page.getByText('4 problems left')).toBeInTheDocument()
    await expect.element(button('Import 0 stops')).toBeDisabled()
  })

  it('the left-out rows are saved with the reasons in a column of their own', async () => {
    const { files } = await openRows()
    await button('4 left-out rows').click()
    await expect.poll(files.savedFiles).toHaveLength(1)
    const [{ name, bytes } = { name: '', bytes: new Uint8Array() }] = files.savedFiles()
    expect(name).toBe('orders, left out.csv')
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(lines[0]).toContain(';Reason')
    expect(lines).toHaveLength(5)
    await button('Save as…').click()
    await expect.poll(() => files.savedFiles()[1]).toMatchObject({ name: 'chosen/orders, left out.csv', bytes })
  })

  it('the tally counts a row that is left out by hand', async () => {
    await openRows(rowsOfFile.slice(0, 1))
    await page.getByRole('checkbox', { name: 'Import row 2' }).click()
    await expect.element(page.getByText('1 left out by hand')).toBeVisible()
  })

  it('of 10,000 rows only those that are seen are drawn', async () => {
    await openRows(Array.from({ length: 10_000 }, (_, index) => `Klant ${index};3811 WS;${index + 1};;;Bezorgen;1`))
    await expect.element(button('Import 10,000 stops')).toBeEnabled()
    expect(document.querySelectorAll('[role="grid"] tbody tr').length).toBeLessThan(120)
  })

  it('a row whose address the register does not have is put on the map', async () => {
    const { app } = await openRows()
    await expect.element(page.getByText('Address not in the register')).toBeVisible()
    await cell(2, 0).click()
    await userEvent.keyboard('{Escape}')
    await button('Put on the map').click()
    await expect.element(button('Use this place')).toBeDisabled()
    app.map.store.movablePin?.onPut({ lat: 52.1, lng: 5.3 })
    await button('Use this place').click()
    await expect.element(page.getByText('Address not in the register')).not.toBeInTheDocument()
    expect(app.map.store.movablePin).toBeUndefined()
    await expect.poll(() => app.map.store.preview?.details).toBe('1 of 5 rows on the map')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect.poll(() => app.map.store.preview).toBeUndefined()
  })

  it('an address that was corrected before says so, and can be forgotten', async () => {
    await openRows(rowsOfFile, emptyPlan, [[mulder, placedBefore]])
    const note = page.getByText('corrected before')
    await expect.element(note).toBeVisible()
    await expect.element(note).toHaveAttribute('title', 'Corrected by p.smit, 20-11 09:00')
    await button('Forget the correction of row 2').click()
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(page.getByRole('grid').getByText('exact')).toBeVisible()
  })

  it('rows whose references stand in the project are left out, or update those stops', async () => {
    const stop = { ...plainFacts, id: 's1', customerName: 'Bakkerij Mulder', groupedExternalTaskIds: ['T-1'] }
    await page.viewport(1440, 900)
    await openImport(planOf([], [stop]))
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    dropFile('Klantnaam;Postcode;Huisnummer;Referentie\nBakkerij Mulder;3811 WS;12;T-1\nKapper Knip;3811 WS;14;T-2')
    await button('Next: rows').click()
    await expect.element(page.getByText('1 reference of the file in this project already')).toBeVisible()
    await expect.element(button('Import 1 stop')).toBeEnabled()
    await page.getByRole('radio', { name: 'Update 1 stop by their references' }).click()
    await expect.element(button('Import 2 stops')).toBeEnabled()
  })
})
