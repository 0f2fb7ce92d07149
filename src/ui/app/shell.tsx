import { useState, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, Link } from 'react-router-dom'
import {
  ErrorBoundary,
  Icon,
  IconLink,
  Logo,
  accountIcon,
  logoutIcon,
  pauseOnHover,
  Spinner,
  closeIcon,
  useDocumentMark,
} from '../components'
import { MapPane, type PaneView } from './map-pane'
import { usePageChange, useFocusFallback } from './use-page-focus'
import { ConnectionBanner, Guards, KeyboardShortcuts, ToastPane, ProjectHeader } from './lazy-pages'
import './shell.css'
import { observer } from 'mobx-react-lite'
import { useAuth } from '../app-facade'
import { alertsViewModel, type AlertViewModel } from './alerts-view-model'
import * as O from 'fp-ts/Option'
import { parseTabAddress } from '../../domain/navigation'
import { WithApp } from './with-app'
import { preloadPage } from './preload'
import type { AlertId } from '../../domain/alert'

/** §2: the map fills the left 8 of 12 columns, the right 4 hold everything else. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const [view, setView] = useState<PaneView>('split')
  const content = usePageChange()
  useDocumentMark('data-map-view', view === 'map')
  const { pathname } = useLocation()
  const isImport = O.toUndefined(parseTabAddress(pathname))?.tab.kind === 'stops/import'
  useFocusFallback(content)
  usePreloadLinks()
  return (
    <>
      <a className="rr-skip" href="#content">
        Skip to content
      </a>
      <div className="columns is-gapless rr-shell" data-view={view}>
        <MapPane view={view} onViewChange={setView} showsMapAbovePage={!isImport}>
          <ToastPane onClosed={() => content.current?.focus()} />
        </MapPane>
        <div className="column is-4 rr-panel">
          <AppBar />
          <ProjectBar />
          <ConnectionBanner />
          <AlertArea onDismissed={() => content.current?.focus()} />
          <main className="rr-content" id="content" tabIndex={-1} ref={content}>
            <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
          </main>
        </div>
      </div>
      <Guards />
      <KeyboardShortcuts />
    </>
  )
}

/** `onDismissed`: the focus was on the removed alert and must move. */
const AlertArea = observer(({ onDismissed }: { readonly onDismissed: () => void }) => {
  const { alerts, alertActions } = useAuth()
  useDocumentMark('data-alert', alerts.visible.length > 0)
  const dismiss = (id: number) => {
    alertActions.dismiss(id)
    onDismissed()
  }
  return (
    <AlertList
      alerts={alertsViewModel(alerts.visible)}
      actions={{ dismiss, pause: alertActions.pause, resume: alertActions.resume }}
    />
  )
})

/** The project header above every tab; the fallback keeps its height while it loads. */
const ProjectBar = observer(() => {
  const { session } = useAuth()
  const projectAddress = O.toUndefined(parseTabAddress(useLocation().pathname))
  return session.user === undefined || projectAddress === undefined ? null : (
    <Suspense fallback={<div className="rr-project" />}>
      <WithApp>
        <ProjectHeader {...projectAddress} />
      </WithApp>
    </Suspense>
  )
})

/** Loads a page when its link is hovered or focused. Not offline: a browser requests a failed module only once. */
const usePreloadLinks = (): void => {
  useEffect(() => {
    const preloadLink = ({ target }: Event): void => {
      if (!navigator.onLine) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && link.origin === location.origin) void preloadPage(link.pathname)
    }
    document.addEventListener('pointerover', preloadLink)
    document.addEventListener('focusin', preloadLink)
    return () => {
      document.removeEventListener('pointerover', preloadLink)
      document.removeEventListener('focusin', preloadLink)
    }
  }, [])
}

/** §2: the icon links show only when logged in. */
const AppBar = observer(() => (
  <header className="rr-appbar">
    <Link className="rr-logo" to="/" aria-label="Rondrit, projects">
      <Logo />
      <span>Rondrit</span>
    </Link>
    {useAuth().session.user === undefined ? null : (
      <nav aria-label="User">
        <AccountLink />
        <Link className="rr-icon-link" to="/login" aria-label="Logout" data-tip="Logout" data-log-out="">
          <Icon icon={logoutIcon} size={20} />
        </Link>
      </nav>
    )}
  </header>
))

const AccountLink = () => {
  const isCurrent = useLocation().pathname === '/account'
  return <IconLink label="Account" icon={accountIcon} to="/account" size={20} isCurrent={isCurrent} />
}

type AlertListActions = {
  readonly dismiss: (id: AlertId) => void
  readonly pause: (id: AlertId) => void
  readonly resume: (id: AlertId) => void
}

type AlertListProps = { readonly alerts: ReadonlyArray<AlertViewModel>; readonly actions: AlertListActions }

const AlertList = ({ alerts, actions }: AlertListProps) => (
  <div className="rr-alerts" aria-live="polite">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} actions={actions} />
    ))}
  </div>
)

/** Its timer is paused while the pointer or the focus is on it. */
const AlertItem = ({ alert, actions }: { readonly alert: AlertViewModel; readonly actions: AlertListActions }) => (
  <div
    className={alert.className}
    role={alert.role}
    {...pauseOnHover({ onPause: () => actions.pause(alert.id), onResume: () => actions.resume(alert.id) })}
  >
    {alert.isRunning ? <Spinner size={14} /> : <Icon icon={alert.icon} />}
    <p lang={alert.lang}>{alert.message}</p>
    <button
      type="button"
      className="rr-icon-link rr-close"
      aria-label="Dismiss"
      onClick={() => actions.dismiss(alert.id)}
    >
      <Icon icon={closeIcon} />
    </button>
  </div>
)
