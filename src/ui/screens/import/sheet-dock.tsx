import { useEffect, useState, type ReactNode } from 'react'
import { Dock, useMediaQuery } from '../../components'

type SheetDockProps = { readonly label: string; readonly children: ReactNode }

/** The part of the map's height that the table takes at first. */
const SHARE_OF_MAP = 0.72

/** Kept for the session. */
let chosenHeight: number | 'full' | undefined

/** A table under the map; on narrow screens it stands in the page. */
export const SheetDock = ({ label, children }: SheetDockProps) => {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [height, setHeight] = useState(chosenHeight ?? firstHeight)
  useEffect(() => {
    chosenHeight = height
  }, [height])
  return isNarrow ? (
    <section aria-label={label}>{children}</section>
  ) : (
    <Dock label={label} height={height} onResize={setHeight}>
      {children}
    </Dock>
  )
}

const firstHeight = (): number => Math.round((document.querySelector('.rr-map-pane')?.clientHeight ?? 0) * SHARE_OF_MAP)
