import { useState, type ReactNode } from 'react'
import { AlertArea } from './alert-area'
import { AppBar } from './app-bar'
import { MapPane, type PaneView } from './map-pane'
import { useArrival } from './use-arrival'
import './shell.css'

/** §2: the map fills the left 8 of 12 columns, the right 4 hold everything else. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const [view, setView] = useState<PaneView>('split')
  const content = useArrival()
  return (
    <>
      <a className="rr-skip" href="#content">
        Skip to content
      </a>
      <div className="columns is-gapless rr-shell" data-view={view}>
        <MapPane view={view} onView={setView} />
        <div className="column is-4 rr-panel">
          <AppBar />
          <AlertArea onDismissed={() => content.current?.focus()} />
          <main className="rr-content" id="content" tabIndex={-1} ref={content}>
            {children}
          </main>
        </div>
      </div>
    </>
  )
}
