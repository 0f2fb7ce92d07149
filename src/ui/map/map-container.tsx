import type { MapEventHandlers } from '../../application/map'
import { useMapDisplay } from './use-map-display'

type MapContainerProps = { readonly reports: MapEventHandlers; readonly onRetry: () => void }

/** Where the board stands. Without it one can do everything all the same: what it shows is in the lists as well. */
export const MapContainer = ({ reports, onRetry }: MapContainerProps) => {
  const { container, hasFailed } = useMapDisplay(reports)
  return (
    <>
      <div className="rr-map" ref={container} />
      {hasFailed ? (
        <div className="rr-map-failed" role="alert">
          <p>The map could not be loaded.</p>
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      ) : null}
    </>
  )
}
