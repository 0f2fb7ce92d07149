import type { StopId } from '../../domain/stop'
import type { MapNotice } from './map-notices'
import { StopLinks } from './stop-links'

type MapNoticeListProps = {
  readonly notices: ReadonlyArray<MapNotice>
  readonly addressOf: (id: StopId) => string
}

export const MapNoticeList = ({ notices, addressOf }: MapNoticeListProps) =>
  notices.length === 0 ? null : (
    <div className="rr-map-legend rr-map-notices">
      {notices.map(({ message, stops }) =>
        stops.length === 0 ? (
          <p key={message}>{message}</p>
        ) : (
          <details key={message}>
            <summary>{message}</summary>
            <StopLinks stops={stops} addressOf={addressOf} />
          </details>
        ),
      )}
    </div>
  )
