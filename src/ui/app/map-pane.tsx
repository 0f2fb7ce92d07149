import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components'
import { MapSurface } from './lazy-pages'

export type PaneView = 'split' | 'map'

type MapPaneProps = {
  readonly view: PaneView
  readonly onViewChange: (view: PaneView) => void
  /** shown over the map */
  readonly children: ReactNode
}

const views = [
  { view: 'split', label: 'Split' },
  { view: 'map', label: 'Map' },
] as const

/** The view switch shows on narrow screens only. */
export const MapPane = ({ view, onViewChange, children }: MapPaneProps) => (
  <section className="column is-8 rr-map-pane" aria-label="Map">
    <ErrorBoundary resetKey="map">
      <MapSurface />
    </ErrorBoundary>
    <div className="rr-segmented rr-mobile-switch" role="group" aria-label="View">
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={choice.view === view}
          onClick={() => onViewChange(choice.view)}
        >
          {choice.label}
        </button>
      ))}
    </div>
    {children}
  </section>
)
