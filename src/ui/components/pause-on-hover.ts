import type { FocusEvent, PointerEvent } from 'react'

export type PauseHandlers = { readonly onPause: () => void; readonly onResume: () => void }

/** A clock stands as long as either the pointer or the focus is on what it would take away. */
export const pauseOnHover = ({ onPause, onResume }: PauseHandlers) => ({
  onPointerEnter: onPause,
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.contains(document.activeElement)) onResume()
  },
  onFocus: onPause,
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onResume()
  },
})
