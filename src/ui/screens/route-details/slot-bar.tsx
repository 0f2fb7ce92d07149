import type { SlotBar as SlotBarViewModel } from './slot-bar-view-model'

/** The band is the time slot, the tick the arrival; the texts of the row say the same. */
export const SlotBar = ({ bar: { slot, arrival, late } }: { readonly bar: SlotBarViewModel }) => (
  <span className="rr-slotbar" aria-hidden="true">
    {slot === undefined ? null : <i style={{ left: `${slot.from}%`, right: `${100 - slot.until}%` }} />}
    {late === undefined ? null : <em style={{ left: `${late.from}%`, right: `${100 - late.until}%` }} />}
    <b style={{ left: `${arrival}%` }} />
  </span>
)
