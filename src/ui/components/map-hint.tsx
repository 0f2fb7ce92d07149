import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentMark } from './use-document-mark'
import './map-hint.css'

type MapHintProps = { readonly hasKeys?: boolean; readonly children: ReactNode }

/** A line over the lower edge of the map, such as the keys that act on it. */
export const MapHint = ({ hasKeys = false, children }: MapHintProps) => {
  useDocumentMark('data-map-hint')
  return createPortal(
    <p className={hasKeys ? 'rr-map-hint has-keys' : 'rr-map-hint'} role="status">
      {children}
    </p>,
    document.body,
  )
}
