import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataRow, DataTable, RowStateIcon, RowLink } from '../../../src/ui/components'
import type { RowState } from '../../../src/domain/stop'
import { renderComponent } from './render-component'

const states: ReadonlyArray<readonly [string, RowState]> = [
  ['Kuiper', { kind: 'plain' }],
  ['Mulder', { kind: 'warning', message: 'No stop number' }],
  ['Blom', { kind: 'info', message: 'No coordinates' }],
]

const renderStops = () =>
  renderComponent(
    <>
      <DataTable
        caption="Stops"
        columns={[
          { label: 'Customer name' },
          { label: 'Note' },
          { label: 'Stop number', abbreviation: '#', isNumber: true },
          { label: 'Actions', isHidden: true },
        ]}
      >
        {states.map(([name, state]) => (
          <DataRow key={name} state={state}>
            <td>
              <RowLink to={`/${name}`} text={name} />
              <RowStateIcon state={state} />
            </td>
            <td>
              <input aria-label={`Note on ${name}`} />
            </td>
            <td className="rr-num">10</td>
            <td>
              <button type="button">Delete {name}</button>
            </td>
          </DataRow>
        ))}
      </DataTable>
      <button type="button">Below</button>
    </>,
  )

const link = (name: string) => page.getByRole('link', { name })

describe('DataTable rows (§2)', () => {
  it('Down focuses the first row while the page itself has the focus, but not from a button', async () => {
    renderStops()
    await expect.element(link('Kuiper')).toBeVisible()
    const below = page.getByRole('button', { name: 'Below' })
    below.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(below).toHaveFocus()
    below.element().blur()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Kuiper')).toHaveFocus()
  })

  it('Down focuses the first row from the search field, but not from another field', async () => {
    renderStops()
    renderComponent(
      <>
        <input type="search" aria-label="Search" />
        <input aria-label="Name" />
      </>,
    )
    const name = page.getByRole('textbox', { name: 'Name' })
    name.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(name).toHaveFocus()
    page.getByRole('searchbox').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Kuiper')).toHaveFocus()
  })

  it('Up and Down move the focus between the rows and stop at both ends', async () => {
    renderStops()
    link('Kuiper').element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(link('Kuiper')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Mulder')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(link('Blom')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(link('Mulder')).toHaveFocus()
  })

  it('Down from a button in a row focuses the next row, but not from a field, and Ctrl+Up does nothing', async () => {
    renderStops()
    page.getByRole('button', { name: 'Delete Mulder' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Blom')).toHaveFocus()
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await expect.element(link('Blom')).toHaveFocus()
    const note = page.getByRole('textbox', { name: 'Note on Mulder' })
    note.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(note).toHaveFocus()
  })

  it('a row with a warning or an info state contains its message', async () => {
    renderStops()
    await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('No stop number')
    await expect.element(page.getByRole('row').nth(3)).toHaveTextContent('No coordinates')
    await expect.element(page.getByRole('table', { name: 'Stops' })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Customer name', 'Note', '#', 'Actions'])
  })
})
