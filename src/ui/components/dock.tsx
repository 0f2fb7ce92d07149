import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './dock.css'

/** In pixels, or all of the map's height. */
type DockHeight = number | 'full'

type DockProps = {
  /** what it holds, such as `Timeline` */
  readonly label: string
  readonly height: DockHeight
  readonly onResize: (height: DockHeight) => void
  readonly children: ReactNode
}

const MIN_HEIGHT = 160
const KEY_STEP = 24
/** where less of the map than this would be left, the dock takes all of it */
const MIN_MAP_HEIGHT = 120

/** A pane under the map, above its lower part; not on narrow screens. It is in the map's region of the document. */
export const Dock = ({ label, height, onResize, children }: DockProps) => {
  const [pane] = useState(() => document.querySelector('.rr-map-pane') ?? document.body)
  const isFull = height === 'full'
  const id = useId()
  // The map and what floats over it stand above the dock.
  useLayoutEffect(() => {
    shownHeights.set(id, isFull ? '0px' : `${height}px`)
    setDockHeight()
    return () => {
      shownHeights.delete(id)
      setDockHeight()
    }
  }, [id, height, isFull])
  const resizeTo = (wanted: number): void =>
    onResize(wanted > pane.clientHeight - MIN_MAP_HEIGHT ? 'full' : Math.max(MIN_HEIGHT, Math.round(wanted)))
  return createPortal(
    <section className={isFull ? 'rr-dock is-full' : 'rr-dock'} aria-label={label} style={isFull ? {} : { height }}>
      <SplitHandle label={label} pane={pane} height={height} onResize={resizeTo} />
      {children}
    </section>,
    pane,
  )
}

/** A dock may come before the one that it replaces has gone. */
const shownHeights = new Map<string, string>()

const setDockHeight = (): void =>
  document.documentElement.style.setProperty('--rr-dock', [...shownHeights.values()].at(-1) ?? '')

type SplitHandleProps = {
  readonly label: string
  readonly pane: Element
  readonly height: DockHeight
  readonly onResize: (height: number) => void
}

const SplitHandle = ({ label, pane, height, onResize }: SplitHandleProps) => {
  const grip = useRef(0)
  const currentHeight = height === 'full' ? pane.clientHeight : height
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = heightAfterKey(event.key, currentHeight, pane.clientHeight)
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onResize(wanted)
  }
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onResize(pane.getBoundingClientRect().bottom - event.clientY + grip.current)
  }
  return (
    <div
      className="rr-dock__split"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={`Height of the ${label.toLowerCase()}`}
      aria-valuemin={MIN_HEIGHT}
      aria-valuemax={pane.clientHeight}
      aria-valuenow={Math.min(currentHeight, pane.clientHeight)}
      aria-valuetext={height === 'full' ? 'whole height' : `${height} pixels`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        grip.current = currentHeight - (pane.getBoundingClientRect().bottom - event.clientY)
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
    />
  )
}

const heightAfterKey = (key: string, currentHeight: number, max: number): number | undefined => {
  switch (key) {
    case 'ArrowUp':
      return currentHeight + KEY_STEP
    case 'ArrowDown':
      return Math.min(currentHeight, max - MIN_MAP_HEIGHT + KEY_STEP) - KEY_STEP
    case 'Home':
      return MIN_HEIGHT
    case 'End':
      return max
    default:
      return undefined
  }
}
