import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components'
import { MapSurface } from './lazy-pages'

export type PaneView = 'split' | 'map'

type MapPaneProps = {
  readonly view: PaneView
  readonly onViewChange: (view: PaneView) => void
  /** whether a narrow screen shows the map above the page, and not only where it is chosen */
  readonly isSplit: boolean
  /** shown over the map */
  readonly children: ReactNode
}

const views = ['split', 'map'] as const

/** The view switch shows on narrow screens only. */
export const MapPane = ({ view, onViewChange, isSplit, children }: MapPaneProps) => (
  <section className="column is-8 rr-map-pane" aria-label="Map">
    <ErrorBoundary resetKey="map">
      <MapSurface />
    </ErrorBoundary>
    <div className="rr-segmented rr-mobile-switch" role="group" aria-label="View">
      {views.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onViewChange(choice)}>
          {choice === 'map' ? 'Map' : isSplit ? 'Split' : 'Table'}
        </button>
      ))}
    </div>
    {children}
  </section>
)
