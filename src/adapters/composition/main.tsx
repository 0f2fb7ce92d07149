import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, arrived, comingOf, prepareAll, prepareAt } from '../../ui/app'
import { browserClock } from '../browser'
import { idle } from './idle'
import { openDoor } from './open-door'
import { gatewayOnceKnown, keptHere, readConfig } from './way-in'

/** What comes sooner is shown whole, and nothing of it piece by piece. */
const WHOLE_WITHIN_MS = 1_000

const start = async (): Promise<void> => {
  const config = readConfig()
  const door = await openDoor({ clock: browserClock, keeper: keptHere, gateway: gatewayOnceKnown(config) })
  const isIn = door.session.user !== undefined
  const first = prepareAt(isIn ? location.pathname : '/login')
  const desk = comingOf(async () => {
    // Whoever is not let in yet waits for the form, and for nothing that comes with it.
    if (!isIn) await first.then(idle)
    const [{ openWork }, known] = await Promise.all([arrived(() => import('./open-work')), config])
    return openWork(known, door)
  })
  const whole = isIn ? Promise.allSettled([first, desk()]) : first
  const patience = new Promise((resume) => setTimeout(resume, WHOLE_WITHIN_MS))
  await Promise.race([whole, patience])
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <App door={door} desk={desk} />
    </StrictMode>,
  )
  // Where it does not come, whatever stands on it says so.
  await desk().then(
    () => prepareAll(idle),
    () => undefined,
  )
}

void start()
