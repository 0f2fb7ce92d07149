import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentMark } from './use-document-mark'
import './foot.css'

/** The main actions of a screen, below what scrolls, so that they are always on screen. */
export const Foot = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const panel = place?.closest('.rr-panel')
  useDocumentMark('data-foot')
  const foot = (
    <section className="rr-foot" aria-label="Actions">
      {children}
    </section>
  )
  return (
    <>
      <span hidden ref={setPlace} />
      {panel ? createPortal(foot, panel) : null}
    </>
  )
}
