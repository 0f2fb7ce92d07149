import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { button, cell, openRows } from './open-import'

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

  it('a fix for all alike says that it is for rows with another problem too', async () => {
    await openRows([withTwoFaults, withSwappedSlot])
    await expect.element(page.getByText('1 row, and 1 with another problem')).toBeVisible()
    await button('Swap both').click()
    await expect.element(cell(2, 3)).toHaveTextContent('13:00–17:00')
    await expect.element(cell(3, 3)).toHaveTextContent('12:00–15:00')
    await expect.element(page.getByText('1 problem left')).toBeInTheDocument()
  })
})
