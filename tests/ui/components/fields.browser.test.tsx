import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { Field, SegmentedControl, SelectField, Toggle } from '../../../src/ui/components'
import { renderComponent } from './render-component'

describe('Field', () => {
  it('the input has the help as its description, or the error in place of the help', async () => {
    const rerender = renderComponent(<Field label="Zip" name="zip" value="" help="Four digits and two letters" />)
    const zip = page.getByRole('textbox', { name: 'Zip' })
    await expect.element(zip).toHaveAccessibleDescription('Four digits and two letters')
    await expect.element(zip).toBeRequired()
    rerender(<Field label="Zip" name="zip" value="" help="Four digits and two letters" error="Not a Dutch zip code" />)
    await expect.element(zip).toHaveAccessibleDescription('Not a Dutch zip code')
    await expect.element(zip).toBeInvalid()
  })

  it('an optional input is not required', async () => {
    renderComponent(<Field label="Suffix" name="suffix" value="" optional />)
    await expect.element(page.getByRole('textbox', { name: 'Suffix (optional)' })).not.toBeRequired()
  })

  it('a long value ends before the word on it', async () => {
    const address = 'Appelgaarde 3, 3811 YC Amersfoort'
    renderComponent(<Field label="Address" name="address" value={address} readOnly remark="number differs" />)
    const input = page.getByRole('textbox', { name: 'Address' }).element()
    const remark = document.querySelector('.rr-remark')?.getBoundingClientRect()
    const textEnd = input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingRight)
    expect(textEnd).toBeLessThanOrEqual(remark?.left ?? 0)
  })

  it('a loading field is marked as busy and shows a spinner', async () => {
    renderComponent(<Field label="Address" name="address" value="" readOnly loading />)
    const address = page.getByRole('textbox', { name: 'Address' })
    await expect.element(address).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelector('.control > .rr-spinner')).not.toBeNull()
  })
})

describe('SelectField, SegmentedControl and Toggle', () => {
  it('selecting an option of a select field reports its value', async () => {
    const onChoose = vi.fn<(value: string) => void>()
    const choices = [
      { value: '', label: 'Selecteer een route', lang: 'nl' as const },
      { value: '3', label: 'Zeist' },
    ]
    renderComponent(<SelectField label="Assigned route" name="route" choices={choices} value="" onChoose={onChoose} />)
    await page.getByRole('combobox', { name: 'Assigned route' }).selectOptions('Zeist')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('3')
  })

  it('an arrow key selects the next choice of a segmented control', async () => {
    const onChoose = vi.fn<(value: string) => void>()
    const choices = [
      { value: 'system', label: 'System' },
      { value: 'dark', label: 'Dark' },
    ] as const
    renderComponent(<SegmentedControl legend="Theme" choices={choices} value="system" onChoose={onChoose} />)
    await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible()
    page.getByRole('radio', { name: 'System' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('dark')
  })

  it('a click on a toggle reports it, and the state is part of its name', async () => {
    const onToggle = vi.fn<() => void>()
    const labels = { off: 'ALL', on: 'UNPLANNED' }
    const rerender = renderComponent(
      <Toggle label="Unplanned stops only" isOn={false} labels={labels} onToggle={onToggle} />,
    )
    await page.getByRole('switch', { name: 'Unplanned stops only, ALL' }).click()
    expect(onToggle).toHaveBeenCalledOnce()
    rerender(<Toggle label="Unplanned stops only" isOn labels={labels} onToggle={onToggle} />)
    await expect.element(page.getByRole('switch', { name: /UNPLANNED$/ })).toBeChecked()
  })
})
