import type { FocusEvent, PointerEvent } from 'react'

export type Holding = { readonly onHold: () => void; readonly onRelease: () => void }

/** A clock stands as long as either the pointer or the focus is on what it would take away. */
export const holdWhileOn = ({ onHold, onRelease }: Holding) => ({
  onPointerEnter: onHold,
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.contains(document.activeElement)) onRelease()
  },
  onFocus: onHold,
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease()
  },
})
