import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components'
import { MapSurface } from './lazy-pages'

export type PaneView = 'split' | 'map'

type MapPaneProps = {
  readonly view: PaneView
  readonly onViewChange: (view: PaneView) => void
  /** on a narrow screen, also where the map is not chosen */
  readonly showsMapAbovePage: boolean
  /** shown over the map */
  readonly children: ReactNode
}

const views = ['split', 'map'] as const

/** The view switch shows on narrow screens only. */
export const MapPane = ({ view, onViewChange, showsMapAbovePage, children }: MapPaneProps) => (
  <section className="column is-8 rr-map-pane" aria-label="Map">
    <ErrorBoundary resetKey="map">
      <MapSurface />
    </ErrorBoundary>
    <div className="rr-segmented rr-mobile-switch" role="group" aria-label="View">
      {views.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onViewChange(choice)}>
          {choice === 'map' ? 'Map' : showsMapAbovePage ? 'Split' : 'Table'}
        </button>
      ))}
    </div>
    {children}
  </section>
)
