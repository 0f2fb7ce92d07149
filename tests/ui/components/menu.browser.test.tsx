import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Menu, changeProjectIcon, deleteIcon } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const button = page.getByRole('button', { name: 'Utrecht wk 48' })
const item = (name: string) => page.getByRole('menuitem', { name })

const projectMenu = () => {
  const did = { change: vi.fn<() => void>(), remove: vi.fn<() => void>() }
  renderComponent(
    <>
      <Menu
        label="Project"
        className="rr-project__name"
        choices={[
          { label: 'Change project', icon: changeProjectIcon, onChoose: did.change },
          { label: 'Delete', icon: deleteIcon, isDanger: true, onChoose: did.remove },
        ]}
      >
        Utrecht wk 48
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  )
  return did
}

describe('a menu', () => {
  it('opens by its button, with the focus on its first item', async () => {
    projectMenu()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(item('Delete')).not.toBeInTheDocument()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item('Change project')).toHaveFocus()
  })

  it('is walked by arrows, Home and End, round and round', async () => {
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

  it('closes by Escape, which gives the focus back', async () => {
    const did = projectMenu()
    await button.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(item('Delete')).not.toBeInTheDocument()
    expect(did.remove).not.toHaveBeenCalled()
  })

  it('closes when the focus or a click goes elsewhere', async () => {
    projectMenu()
    await button.click()
    await userEvent.tab()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('does what is chosen once it is closed, with the focus on its button', async () => {
    const did = projectMenu()
    did.remove.mockImplementation(() => expect(document.activeElement).toBe(button.element()))
    await button.click()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(did.remove).toHaveBeenCalledOnce()
    expect(did.change).not.toHaveBeenCalled()
  })
})
