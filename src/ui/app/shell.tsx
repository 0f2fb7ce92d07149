import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components'
import { AlertArea } from './alert-area'
import { AppBar } from './app-bar'
import { MapPane, type PaneView } from './map-pane'
import { ProjectBar } from './project-bar'
import { usePageChange } from './use-page-change'
import { useFocusFallback } from './use-focus-fallback'
import { usePreloadLinks } from './use-preload-links'
import { ConnectionBanner, FileGuard, HistoryQuestion, ShortcutList, ToastPane } from './lazy-parts'
import './shell.css'

/** §2: the map fills the left 8 of 12 columns, the right 4 hold everything else. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const [view, setView] = useState<PaneView>('split')
  const content = usePageChange()
  const { pathname } = useLocation()
  useFocusFallback(content)
  usePreloadLinks()
  return (
    <>
      <a className="rr-skip" href="#content">
        Skip to content
      </a>
      <div className="columns is-gapless rr-shell" data-view={view}>
        <MapPane view={view} onViewChange={setView}>
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
      <FileGuard />
      <ShortcutList />
      <HistoryQuestion />
    </>
  )
}
