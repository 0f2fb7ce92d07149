import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadOrThrowLazyLoadError, loadOnce, preloadAllScreens, preloadPage } from '../../ui/app'
import { browserClock } from '../browser'
import { waitUntilIdle } from './wait-until-idle'
import { createAuth } from './create-auth'
import { sessionGatewayAfter, userStorage, loadConfig } from './auth-adapters'

/** A page that is ready sooner than this is shown at once, instead of part by part. */
const FIRST_RENDER_TIMEOUT_MS = 1_000

const start = async (): Promise<void> => {
  const config = loadConfig()
  const auth = await createAuth({ clock: browserClock, userStorage, gateway: sessionGatewayAfter(config) })
  const isSignedIn = auth.session.user !== undefined
  const firstScreen = preloadPage(isSignedIn ? location.pathname : '/login')
  const app = loadOnce(async () => {
    // On the log-in page the form is painted before the rest is loaded.
    if (!isSignedIn) await firstScreen.then(waitUntilIdle)
    const [{ createBrowserApp }, loadedConfig] = await Promise.all([
      loadOrThrowLazyLoadError(() => import('./create-browser-app')),
      config,
    ])
    return createBrowserApp(loadedConfig, auth)
  })
  const allReady = isSignedIn ? Promise.allSettled([firstScreen, app()]) : firstScreen
  const timeout = new Promise((resume) => setTimeout(resume, FIRST_RENDER_TIMEOUT_MS))
  await Promise.race([allReady, timeout])
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <App auth={auth} loadApp={app} />
    </StrictMode>,
  )
  // If the app cannot be loaded, the screens that need it say so.
  await app().then(
    () => preloadAllScreens(waitUntilIdle),
    () => undefined,
  )
}

void start()
