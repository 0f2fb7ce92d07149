import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import '../../../src/ui/design/index.css'

/** Shows a part alone on a page; answers how to show it otherwise. */
export const renderComponent = (component: ReactNode): ((replacement: ReactNode) => void) => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const redraw = (children: ReactNode): void => flushSync(() => root.render(<MemoryRouter>{children}</MemoryRouter>))
  redraw(component)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return redraw
}
