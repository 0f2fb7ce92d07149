import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmationDialog, Dialog } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const opener = page.getByRole('button', { name: 'Open' })
const question = page.getByRole('alertdialog', { name: 'Delete project Utrecht wk 48?' })
const cancel = page.getByRole('button', { name: 'Cancel' })
const remove = page.getByRole('button', { name: 'Delete' })

const DeletionDemo = ({ onDelete }: { readonly onDelete: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <ConfirmationDialog
          title="Delete project Utrecht wk 48?"
          confirmLabel="Delete"
          isDanger
          onCancel={() => setOpen(false)}
          onConfirm={onDelete}
        >
          <p>This deletes for everyone: 94 stops. It cannot be undone.</p>
        </ConfirmationDialog>
      ) : null}
    </>
  )
}

const openQuestion = async () => {
  const onDelete = vi.fn<() => void>()
  renderComponent(<DeletionDemo onDelete={onDelete} />)
  await opener.click()
  await expect.element(question).toBeVisible()
  return onDelete
}

describe('ConfirmationDialog', () => {
  it('the dialog says what is deleted and focuses Cancel', async () => {
    await openQuestion()
    await expect.element(cancel).toHaveFocus()
    await expect.element(question).toHaveAccessibleDescription(/94 stops.*It cannot be undone/)
  })

  it('Tab does not leave the dialog', async () => {
    await openQuestion()
    const isFocusInside = () =>
      question.element().contains(document.activeElement) || document.activeElement === document.body
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift })
      expect(isFocusInside()).toBe(true)
    }
  })

  it('Escape cancels the dialog every time it is opened and returns the focus', async () => {
    const onDelete = await openQuestion()
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

  it('only the button of the action does it', async () => {
    const onDelete = await openQuestion()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    expect(onDelete).not.toHaveBeenCalled()
    await opener.click()
    await remove.click()
    expect(onDelete).toHaveBeenCalledOnce()
  })
})

const RenameDialog = () => {
  const name = useRef<HTMLInputElement>(null)
  return (
    <Dialog title="Rename" initialFocus={name} onCancel={() => undefined} header={<button type="button">Close</button>}>
      <input aria-label="Name" ref={name} />
    </Dialog>
  )
}

describe('Dialog', () => {
  it('the element given as initial focus gets the focus', async () => {
    renderComponent(<RenameDialog />)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('a key pressed in the dialog does not reach the page behind it', async () => {
    const onKeyDown = vi.fn<() => void>()
    renderComponent(
      <Dialog title="Shortcuts" onCancel={() => undefined}>
        <input aria-label="Inside" />
      </Dialog>,
    )
    document.addEventListener('keydown', onKeyDown)
    await page.getByRole('textbox', { name: 'Inside' }).fill('')
    await userEvent.keyboard('r')
    document.removeEventListener('keydown', onKeyDown)
    await expect.element(page.getByRole('textbox', { name: 'Inside' })).toHaveValue('r')
    expect(onKeyDown).not.toHaveBeenCalled()
  })
})
