import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DeletionDialog, Dialog } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const opener = page.getByRole('button', { name: 'Open' })
const question = page.getByRole('alertdialog', { name: 'Delete project Utrecht wk 48?' })
const cancel = page.getByRole('button', { name: 'Cancel' })
const remove = page.getByRole('button', { name: 'Delete' })

const Asking = ({ onDelete }: { readonly onDelete: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <DeletionDialog
          question="Delete project Utrecht wk 48?"
          intro="This deletes for everyone:"
          losses={[{ id: 'stops', content: '94 stops' }]}
          note="It cannot be undone."
          busy={false}
          onCancel={() => setOpen(false)}
          onDelete={onDelete}
        />
      ) : null}
    </>
  )
}

const asked = async () => {
  const onDelete = vi.fn<() => void>()
  renderComponent(<Asking onDelete={onDelete} />)
  await opener.click()
  await expect.element(question).toBeVisible()
  return onDelete
}

describe('the question before a deletion', () => {
  it('names what goes, with the focus on Cancel', async () => {
    await asked()
    await expect.element(cancel).toHaveFocus()
    await expect.element(question).toHaveAccessibleDescription(/94 stops.*It cannot be undone/)
  })

  it('keeps the focus in', async () => {
    await asked()
    const inside = () => question.element().contains(document.activeElement) || document.activeElement === document.body
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift })
      expect(inside()).toBe(true)
    }
  })

  it('is cancelled by Escape, again and again, and gives the focus back', async () => {
    const onDelete = await asked()
    for (const _ of [1, 2, 3]) {
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
      await opener.click()
      await expect.element(question).toBeVisible()
    }
    await cancel.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onDelete).not.toHaveBeenCalled()
  })

  it('deletes only by the button that says so', async () => {
    const onDelete = await asked()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    expect(onDelete).not.toHaveBeenCalled()
    await opener.click()
    await remove.click()
    expect(onDelete).toHaveBeenCalledOnce()
  })
})

const First = () => {
  const name = useRef<HTMLInputElement>(null)
  return (
    <Dialog title="Rename" initialFocus={name} onCancel={() => undefined} header={<button type="button">Close</button>}>
      <input aria-label="Name" ref={name} />
    </Dialog>
  )
}

describe('a dialog', () => {
  it('gives the focus first to what it is about', async () => {
    renderComponent(<First />)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('keeps its keys from what stands behind it', async () => {
    const heard = vi.fn<() => void>()
    renderComponent(
      <Dialog title="Shortcuts" onCancel={() => undefined}>
        <input aria-label="Inside" />
      </Dialog>,
    )
    document.addEventListener('keydown', heard)
    await page.getByRole('textbox', { name: 'Inside' }).fill('')
    await userEvent.keyboard('r')
    document.removeEventListener('keydown', heard)
    await expect.element(page.getByRole('textbox', { name: 'Inside' })).toHaveValue('r')
    expect(heard).not.toHaveBeenCalled()
  })
})
