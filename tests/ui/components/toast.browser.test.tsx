import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToastArea } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const undo = page.getByRole('button', { name: 'Undo' })
const moved = { id: 1, message: 'Stop moved to route 4', canUndo: true }

const toasted = () => {
  const happened: string[] = []
  const on = {
    onUndo: () => happened.push('undo'),
    onDismiss: () => happened.push('dismiss'),
    onPause: () => happened.push('hold'),
    onResume: () => happened.push('release'),
  }
  const draw = renderComponent(
    <div style={{ position: 'fixed', inset: 0 }}>
      <button type="button">Elsewhere</button>
      <ToastArea toast={moved} {...on} />
    </div>,
  )
  return { happened, draw, on }
}

const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

describe('a toast', () => {
  it('is told, and offers to undo and to dismiss', async () => {
    const { happened } = toasted()
    await expect.element(page.getByRole('status')).toHaveTextContent('Stop moved to route 4')
    await undo.click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(happened.filter((what) => what === 'undo' || what === 'dismiss')).toEqual(['undo', 'dismiss'])
  })

  it('offers nothing where nothing can be undone', async () => {
    const { draw, on } = toasted()
    draw(<ToastArea toast={{ ...moved, canUndo: false }} {...on} />)
    await expect.element(undo).not.toBeInTheDocument()
  })

  it('holds its clock while the pointer is on it', async () => {
    const { happened } = toasted()
    await elsewhere.hover()
    happened.length = 0
    await page.getByText('Stop moved to route 4').hover()
    await expect.poll(() => happened).toEqual(['hold'])
    await elsewhere.hover()
    await expect.poll(() => happened).toEqual(['hold', 'release'])
  })

  it('holds its clock while the focus is on it, wherever the pointer goes', async () => {
    const { happened } = toasted()
    await elsewhere.hover()
    happened.length = 0
    undo.element().focus()
    await userEvent.tab()
    await page.getByText('Stop moved to route 4').hover()
    await elsewhere.hover()
    expect(happened).not.toContain('release')
    elsewhere.element().focus()
    await expect.poll(() => happened.at(-1)).toBe('release')
  })
})
