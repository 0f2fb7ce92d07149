import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, type Desk } from '../../ui/app'
import { browserClock } from '../browser'
import { openDoor } from './open-door'
import { gatewayOnceKnown, keptHere, readConfig } from './way-in'

const start = async (): Promise<void> => {
  const config = readConfig()
  const door = await openDoor({ clock: browserClock, keeper: keptHere, gateway: gatewayOnceKnown(config) })
  let desk: Promise<Desk> | undefined
  const openDesk = async (): Promise<Desk> => {
    const [{ openWork }, known] = await Promise.all([import('./open-work'), config])
    return openWork(known, door)
  }
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <App door={door} openDesk={() => (desk ??= openDesk())} />
    </StrictMode>,
  )
}

void start()
