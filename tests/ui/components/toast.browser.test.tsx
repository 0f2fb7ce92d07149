import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import '../../../src/adapters/leaflet/stop-inset.css'
import { ToastArea } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const undo = page.getByRole('button', { name: 'Undo' })
const toast = { id: 1, message: 'Stop moved to route 4', canUndo: true }

const renderToast = () => {
  const events: string[] = []
  const handlers = {
    onUndo: () => events.push('undo'),
    onDismiss: () => events.push('dismiss'),
    onPause: () => events.push('pause'),
    onResume: () => events.push('resume'),
  }
  const rerender = renderComponent(
    <div style={{ position: 'fixed', inset: 0 }}>
      <button type="button">Elsewhere</button>
      <ToastArea toast={toast} {...handlers} />
    </div>,
  )
  return { events, rerender, handlers }
}

const outside = page.getByRole('button', { name: 'Elsewhere' })

describe('ToastArea', () => {
  it('a toast has the role status and buttons for undo and dismiss', async () => {
    const { events } = renderToast()
    await expect.element(page.getByRole('status')).toHaveTextContent('Stop moved to route 4')
    await undo.click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(events.filter((event) => event === 'undo' || event === 'dismiss')).toEqual(['undo', 'dismiss'])
  })

  it('a toast of a change that cannot be undone has no Undo button', async () => {
    const { rerender, handlers } = renderToast()
    rerender(<ToastArea toast={{ ...toast, canUndo: false }} {...handlers} />)
    await expect.element(undo).not.toBeInTheDocument()
  })

  it('a toast of what a colleague did has a button that shows it', async () => {
    const { rerender, handlers, events } = renderToast()
    const onShow = () => events.push('show')
    rerender(<ToastArea toast={{ ...toast, canUndo: false, canShow: true }} {...handlers} onShow={onShow} />)
    await page.getByRole('button', { name: 'Show' }).click()
    expect(events).toContain('show')
  })

  it('a toast says what the change did to the figures', async () => {
    const { rerender, handlers } = renderToast()
    rerender(<ToastArea toast={{ ...toast, change: '+11 km · −1 late' }} {...handlers} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Stop moved to route 4 +11 km · −1 late')
  })

  it('a toast stands beside the inset of the map', async () => {
    await page.viewport(1024, 768)
    document.documentElement.setAttribute('data-inset', '')
    onTestFinished(() => document.documentElement.removeAttribute('data-inset'))
    renderComponent(
      <div className="rr-map-pane" style={{ position: 'fixed', inset: '0 341px 0 0' }}>
        <div className="rr-inset" />
        <ToastArea
          toast={{ ...toast, message: 'Stop moved to route 4, place 80', change: '+11 km · −1 late' }}
          onUndo={() => undefined}
          onDismiss={() => undefined}
          onPause={() => undefined}
          onResume={() => undefined}
        />
      </div>,
    )
    await expect.element(undo).toBeVisible()
    const edges = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
    expect(edges('.rr-toasts').left).toBeGreaterThan(edges('.rr-inset').right)
    expect(edges('.rr-toasts').right).toBeLessThan(edges('.rr-map-pane').right)
  })

  it('the timer is paused while the pointer is on the toast', async () => {
    const { events } = renderToast()
    await outside.hover()
    events.length = 0
    await page.getByText('Stop moved to route 4').hover()
    await expect.poll(() => events).toEqual(['pause'])
    await outside.hover()
    await expect.poll(() => events).toEqual(['pause', 'resume'])
  })

  it('the timer stays paused while the focus is in the toast, even if the pointer leaves', async () => {
    const { events } = renderToast()
    await outside.hover()
    events.length = 0
    undo.element().focus()
    await userEvent.tab()
    await page.getByText('Stop moved to route 4').hover()
    await outside.hover()
    expect(events).not.toContain('resume')
    outside.element().focus()
    await expect.poll(() => events.at(-1)).toBe('resume')
  })
})
