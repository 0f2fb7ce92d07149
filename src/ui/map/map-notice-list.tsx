import type { StopId } from '../../domain/stop'
import type { MapNotice } from './map-notices'
import { StopLinks } from './stop-links'

type MapNoticesProps = {
  readonly notices: ReadonlyArray<MapNotice>
  readonly addressOf: (id: StopId) => string
}

export const MapNotices = ({ notices, addressOf }: MapNoticesProps) =>
  notices.length === 0 ? null : (
    <div className="rr-map-legend rr-map-notices">
      {notices.map(({ words, stops }) =>
        stops.length === 0 ? (
          <p key={words}>{words}</p>
        ) : (
          <details key={words}>
            <summary>{words}</summary>
            <StopLinks stops={stops} addressOf={addressOf} />
          </details>
        ),
      )}
    </div>
  )
