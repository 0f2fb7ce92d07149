import type { FocusEvent, PointerEvent } from 'react'

export type PauseHandlers = { readonly onPause: () => void; readonly onResume: () => void }

/** Pauses a timer while the pointer or the focus is on the element that it will remove. */
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
