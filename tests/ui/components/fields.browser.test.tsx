import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field, SegmentedControl, SelectField, Toggle } from '../../../src/ui/components'
import { renderComponent } from './render-component'

describe('a field', () => {
  it('ties its help to it, or its error in place of the help', async () => {
    const draw = renderComponent(<Field label="Zip" name="zip" value="" help="Four digits and two letters" />)
    const zip = page.getByRole('textbox', { name: 'Zip' })
    await expect.element(zip).toHaveAccessibleDescription('Four digits and two letters')
    await expect.element(zip).toBeRequired()
    draw(<Field label="Zip" name="zip" value="" help="Four digits and two letters" error="Not a Dutch zip code" />)
    await expect.element(zip).toHaveAccessibleDescription('Not a Dutch zip code')
    await expect.element(zip).toBeInvalid()
  })

  it('may be left empty where it is optional', async () => {
    renderComponent(<Field label="Suffix" name="suffix" value="" optional />)
    await expect.element(page.getByRole('textbox', { name: 'Suffix (optional)' })).not.toBeRequired()
  })

  it('shows that what stands in it is being looked up', async () => {
    renderComponent(<Field label="Address" name="address" value="" readOnly loading />)
    const address = page.getByRole('textbox', { name: 'Address' })
    await expect.element(address).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelector('.control > .rr-spinner')).not.toBeNull()
  })
})

describe('a choice', () => {
  it('is made from a list', async () => {
    const onChoose = vi.fn<(value: string) => void>()
    const choices = [
      { value: '', label: 'Selecteer een route', lang: 'nl' as const },
      { value: '3', label: 'Zeist' },
    ]
    renderComponent(<SelectField label="Assigned route" name="route" choices={choices} value="" onChoose={onChoose} />)
    await page.getByRole('combobox', { name: 'Assigned route' }).selectOptions('Zeist')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('3')
  })

  it('is made by arrow from a few in sight', async () => {
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

  it('is switched on and off, and says which', async () => {
    const onToggle = vi.fn<() => void>()
    const words = { off: 'ALL', on: 'UNPLANNED' }
    const draw = renderComponent(
      <Toggle label="Unplanned stops only" isOn={false} labels={words} onToggle={onToggle} />,
    )
    await page.getByRole('switch', { name: 'Unplanned stops only, ALL' }).click()
    expect(onToggle).toHaveBeenCalledOnce()
    draw(<Toggle label="Unplanned stops only" isOn labels={words} onToggle={onToggle} />)
    await expect.element(page.getByRole('switch', { name: /UNPLANNED$/ })).toBeChecked()
  })
})
