import { Icon, closeIcon } from '../components'
import type { MapStatus } from './map-status'

type MapStatusChipProps = { readonly status: MapStatus; readonly onLeave: () => void }

export const MapStatusChip = ({ status: { title, lang, details, leaveMessage }, onLeave }: MapStatusChipProps) => (
  <div className="rr-map-status">
    <span className="rr-ellipsis" role="status">
      <b lang={lang}>{title}</b>
      {details === '' ? null : ` · ${details}`}
    </span>
    {leaveMessage === undefined ? null : (
      <button type="button" className="rr-icon-link" aria-label="Leave this view" data-tip="Leave" onClick={onLeave}>
        <Icon icon={closeIcon} />
      </button>
    )}
  </div>
)
