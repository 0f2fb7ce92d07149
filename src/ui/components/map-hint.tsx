import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './map-hint.css'

/** A line over the lower edge of the map, such as the keys that act on it. */
export const MapHint = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <p className="rr-map-hint" role="status">
      {children}
    </p>,
    document.body,
  )
