import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../../ui/app'
import { openDesk } from './open-desk'
import { outsideWorld } from './outside-world'

const start = async (): Promise<void> => {
  const desk = await openDesk(outsideWorld)
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <App desk={desk} />
    </StrictMode>,
  )
}

void start()
