import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import '../../../src/ui/design/index.css'

/** Renders one component on an empty page; returns a function that renders a replacement. */
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
