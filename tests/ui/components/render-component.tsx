import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import '../../../src/ui/design/index.css'

/** Shows a part alone on a page; answers how to show it otherwise. */
export const show = (part: ReactNode): ((other: ReactNode) => void) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const draw = (drawn: ReactNode): void => flushSync(() => root.render(<MemoryRouter>{drawn}</MemoryRouter>))
  draw(part)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return draw
}
