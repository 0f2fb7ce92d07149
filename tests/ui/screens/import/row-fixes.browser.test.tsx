import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { button, cell, openRows, rowsOfFile } from './open-import'

const withTwoFaults = 'Garage Koster;3741 AB;8;17:00;13:00;Onderhoudje;2'
const withSwappedSlot = 'Slagerij Prins;3811 TA;218;15:00;12:00;Bezorgen;3'

describe('the fixes of rows', () => {
  it('the card of a row with two problems offers the fixes of both', async () => {
    await openRows([withTwoFaults])
    const card = page.getByRole('region', { name: 'Row 2' })
    await expect.element(card.getByRole('button', { name: 'Fix' })).toBeVisible()
    await card.getByRole('button', { name: 'Swap' }).click()
    await expect.element(cell(2, 3)).toHaveTextContent('13:00–17:00')
    await expect.element(page.getByText('1 problem left')).toBeInTheDocument()
  })

  it('the fixes of two problems name their fields where they do the same', async () => {
    await openRows(['Garage Koster;3741 AB;8;laat;13:00;Bezorgen;veel'])
    const card = page.getByRole('region', { name: 'Row 2' })
    await expect.element(card.getByRole('button', { name: 'Empty Timeslot earliest', exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Empty Demand', exact: true }).click()
    await expect.element(card.getByRole('button', { name: 'Empty', exact: true })).toBeVisible()
  })

  it('a row that was merged into another cannot be imported on its own', async () => {
    await openRows([withSwappedSlot.replace('15:00', '09:00'), withSwappedSlot.replace('15:00', '09:00')])
    const card = page.getByRole('region', { name: 'Row 3' })
    await cell(3, 0).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(card.getByRole('button', { name: 'Import it' })).toBeVisible()
    await card.getByRole('button', { name: 'Merge' }).click()
    await cell(3, 0).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(card.getByText('Merged into row 2.')).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'Import it' })).not.toBeInTheDocument()
  })

  it('a button takes the last edit back, which a phone has no keys for', async () => {
    await page.viewport(390, 844)
    await openRows([withSwappedSlot])
    await expect.element(button('Undo the last edit')).not.toBeInTheDocument()
    await page.getByRole('region', { name: 'Row 2' }).getByRole('button', { name: 'Swap' }).click()
    await expect.element(cell(2, 3)).toHaveTextContent('12:00–15:00')
    await button('Undo the last edit').click()
    await expect.element(cell(2, 3)).toHaveTextContent('15:00–12:00')
    await expect.element(button('Undo the last edit')).not.toBeInTheDocument()
    await page.viewport(1440, 900)
  })

  it('a problem without a fix has a field in the card, which is read as its cell is', async () => {
    await openRows(['Garage Koster;3741 AB;;17:00;13:00;Bezorgen;2', withSwappedSlot])
    const card = page.getByRole('region', { name: 'Row 2' })
    const number = card.getByRole('textbox', { name: 'Number' })
    await number.fill(' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(number).toHaveFocus()
    await number.fill('8 bis')
    await card.getByRole('button', { name: 'Correct' }).click()
    await expect.element(cell(2, 2)).toHaveTextContent('8 bis')
    await expect.element(number).not.toBeInTheDocument()
    await expect.element(card.getByRole('button', { name: 'Swap' })).toHaveFocus()
    await expect.element(page.getByText('2 problems left')).toBeInTheDocument()
  })

  it('the card of the next row has the focus once a field corrects the last problem of a row', async () => {
    const nameless = withSwappedSlot.replace('Slagerij Prins', '').replace('15:00', '09:00')
    await openRows([nameless, withSwappedSlot])
    await page.getByRole('region', { name: 'Row 2' }).getByRole('textbox').fill('Slagerij Prins')
    await userEvent.keyboard('{Enter}')
    const next = page.getByRole('region', { name: 'Row 3' })
    await expect.element(next.getByRole('button', { name: 'Swap' })).toHaveFocus()
  })

  it('a fix for all alike says that it is for rows with another problem too', async () => {
    await openRows([withTwoFaults, withSwappedSlot])
    await expect.element(page.getByText('1 row, and 1 more listed under another problem')).toBeVisible()
    await button('Swap both').click()
    await expect.element(cell(2, 3)).toHaveTextContent('13:00–17:00')
    await expect.element(cell(3, 3)).toHaveTextContent('12:00–15:00')
    await expect.element(page.getByText('1 problem left')).toBeInTheDocument()
  })
})

describe('the table of rows on a phone', () => {
  beforeEach(() => () => page.viewport(1440, 900))

  it('on a screen that becomes wide, it has most of the height of the map', async () => {
    await openRows([withTwoFaults], undefined, undefined, [390, 844])
    await page.viewport(1440, 900)
    const dock = page.getByRole('region', { name: 'Rows', exact: true })
    await expect.poll(() => dock.element().clientHeight).toBeGreaterThan(400)
  })

  it('the line of a group shows its mark in full beside a long text and a button', async () => {
    await openRows(
      [withSwappedSlot, withSwappedSlot.replace('Prins', 'Jan'), withTwoFaults],
      undefined,
      undefined,
      [390, 844],
    )
    await expect.element(button('Swap all 3')).toBeVisible()
    const mark = document.querySelector('.rr-problem-line .rr-mark')
    expect(mark?.clientWidth).toBe(mark?.querySelector('svg')?.clientWidth)
    const heading = page.getByText('2 rows, and 1 more listed under another problem').element()
    expect(heading.clientHeight).toBe(36)
  })
})

describe('the focus after a fix', () => {
  const press = async (target: Locator): Promise<void> => {
    await expect.element(target).toBeVisible()
    target.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  const focusedCell = () => document.activeElement?.getAttribute('data-cell')

  it('the focus goes from a fix for all alike to the next problem, and from the last one to the first row', async () => {
    await openRows([rowsOfFile[0] ?? '', withTwoFaults, withSwappedSlot])
    await press(button('Swap both'))
    await expect.poll(focusedCell).toBe('3 6')
    await press(page.getByRole('grid').getByRole('button', { name: 'Fix' }))
    await expect.poll(focusedCell).toBe('2 0')
  })

  it('the focus goes from a fix in the card of a row to the next row', async () => {
    await openRows([withSwappedSlot, withSwappedSlot.replace('218', '219')])
    await press(page.getByRole('region', { name: 'Row 2' }).getByRole('button', { name: 'Swap' }))
    await expect.poll(focusedCell).toBe('3 3')
  })

  it('the filter that leaves no row after the last fix gives way to all rows', async () => {
    await openRows([rowsOfFile[0] ?? '', withSwappedSlot])
    await button(/^Problems/).click()
    await press(page.getByRole('grid').getByRole('button', { name: 'Swap' }))
    await expect.poll(focusedCell).toBe('2 0')
  })
})
