import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, arrived, comingOf, prepareAll, prepareAt } from '../../ui/app'
import { browserClock } from '../browser'
import { idle } from './wait-until-idle'
import { openDoor } from './create-auth'
import { gatewayOnceKnown, keptHere, readConfig } from './auth-adapters'

/** A page that is ready sooner than this is shown all at once, instead of piece by piece. */
const WHOLE_WITHIN_MS = 1_000

const start = async (): Promise<void> => {
  const config = readConfig()
  const door = await openDoor({ clock: browserClock, keeper: keptHere, gateway: gatewayOnceKnown(config) })
  const isIn = door.session.user !== undefined
  const first = prepareAt(isIn ? location.pathname : '/login')
  const desk = comingOf(async () => {
    // On the log-in page the form comes first, and the rest once it stands.
    if (!isIn) await first.then(idle)
    const [{ openWork }, known] = await Promise.all([arrived(() => import('./create-browser-app')), config])
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
  // Where the desk does not come, the screens that need it say so.
  await desk().then(
    () => prepareAll(idle),
    () => undefined,
  )
}

void start()
