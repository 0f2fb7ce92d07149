import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Menu, changeProjectIcon, deleteIcon } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const button = page.getByRole('button', { name: 'Utrecht wk 48' })
const item = (name: string) => page.getByRole('menuitem', { name })

const projectMenu = () => {
  const handlers = { change: vi.fn<() => void>(), remove: vi.fn<() => void>() }
  renderComponent(
    <>
      <Menu
        label="Project"
        className="rr-project__name"
        choices={[
          { label: 'Change project', icon: changeProjectIcon, onChoose: handlers.change },
          { label: 'Delete', icon: deleteIcon, isDanger: true, onChoose: handlers.remove },
        ]}
      >
        Utrecht wk 48
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  )
  return handlers
}

describe('Menu', () => {
  it('a click on the button opens the menu and focuses its first item', async () => {
    projectMenu()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(document.querySelector('[role="menu"]')).toBeNull()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item('Change project')).toHaveFocus()
  })

  it('the arrows, Home and End move the focus between the items, wrapping around', async () => {
    projectMenu()
    button.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Change project')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Change project')).toHaveFocus()
  })

  it('Escape closes the menu and returns the focus to its button', async () => {
    const handlers = projectMenu()
    await button.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(item('Delete')).not.toBeInTheDocument()
    expect(handlers.remove).not.toHaveBeenCalled()
  })

  it('the menu closes when the focus leaves it or a click lands elsewhere', async () => {
    projectMenu()
    await button.click()
    await userEvent.tab()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('the chosen action runs after the menu has closed and its button has the focus', async () => {
    const handlers = projectMenu()
    handlers.remove.mockImplementation(() => expect(document.activeElement).toBe(button.element()))
    await button.click()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(handlers.remove).toHaveBeenCalledOnce()
    expect(handlers.change).not.toHaveBeenCalled()
  })
})
