import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components'
import { AlertArea } from './alert-area'
import { AppBar } from './app-bar'
import { MapPane, type PaneView } from './map-pane'
import { ProjectBar } from './project-bar'
import { useArrival } from './use-page-change'
import { useFocusCaught } from './use-focus-fallback'
import { usePreparing } from './use-preload-links'
import { ConnectionBanner, FileGuard, HistoryQuestion, ShortcutList, ToastPane } from './lazy-parts'
import './shell.css'

/** §2: the map fills the left 8 of 12 columns, the right 4 hold everything else. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const [view, setView] = useState<PaneView>('split')
  const content = useArrival()
  const { pathname } = useLocation()
  useFocusCaught(content)
  usePreparing()
  return (
    <>
      <a className="rr-skip" href="#content">
        Skip to content
      </a>
      <div className="columns is-gapless rr-shell" data-view={view}>
        <MapPane view={view} onView={setView}>
          <ToastPane onGone={() => content.current?.focus()} />
        </MapPane>
        <div className="column is-4 rr-panel">
          <AppBar />
          <ProjectBar />
          <ConnectionBanner />
          <AlertArea onDismissed={() => content.current?.focus()} />
          <main className="rr-content" id="content" tabIndex={-1} ref={content}>
            <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
          </main>
        </div>
      </div>
      <FileGuard />
      <ShortcutList />
      <HistoryQuestion />
    </>
  )
}
