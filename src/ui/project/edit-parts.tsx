import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { notLoadedAlert } from '../../domain/alert'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { PartBoundary } from '../components'
import { lazyComponentOf, lazyOf } from '../lazy'

const DragLayer = lazyComponentOf(async () => ({ default: (await import('../move')).DragLayer }))
const MoveConflictDialog = lazyComponentOf(async () => ({ default: (await import('../move')).MoveConflictDialog }))
const MoveDialogPart = lazyComponentOf(async () => ({ default: (await import('../move')).MoveDialogPart }))
const PlaceHint = lazyComponentOf(async () => ({ default: (await import('../move')).PlaceHint }))
const Timeline = lazyComponentOf(async () => ({ default: (await import('../timeline')).Timeline }))
const SelectionBar = lazyComponentOf(async () => ({ default: (await import('../move')).SelectionBar }))

/** What edits by hand show over the page, outside the panel, which would clip it. */
export const EditParts = observer(() => {
  const { move, selection, timeline } = useApp()
  useStopDrags()
  return createPortal(
    <>
      <Part isShown={move.drag.held !== undefined} onFailed={move.cancelDrag}>
        <DragLayer />
      </Part>
      <p className="rr-sr" role="status">
        {move.drag.outcome}
      </p>
      <Part isShown={timeline.store.value.isOpen} onFailed={timeline.toggle}>
        <Timeline />
      </Part>
      <p className="rr-sr" role="status">
        {selection.store.stops.size === 0 ? '' : `${pluralise(selection.store.stops.size, 'stop')} selected`}
      </p>
      <Part isShown={selection.store.stops.size > 0} onFailed={selection.clear}>
        <SelectionBar />
      </Part>
      <Part isShown={move.hasPending()} onFailed={() => undefined}>
        <PlaceHint />
      </Part>
      <Part isShown={move.dialog.value !== undefined} onFailed={move.closeDialog}>
        <MoveDialogPart />
      </Part>
      {/* Not while stops are dragged: a modal dialog would take the pointer. */}
      <Part
        isShown={move.conflict.value !== undefined && move.drag.held === undefined}
        onFailed={() => void move.settleConflict('theirs')}
      >
        <MoveConflictDialog />
      </Part>
    </>,
    document.body,
  )
})

type PartProps = {
  readonly isShown: boolean
  /** closes it */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/**
 * Loaded when it is first shown. Until then the others stay, so that a button among them keeps the focus. The page stays
 * also where it cannot be loaded.
 */
const Part = ({ isShown, onFailed, children }: PartProps) => {
  const { alertActions } = useApp()
  const fail = (): void => {
    alertActions.show(notLoadedAlert)
    onFailed()
  }
  return isShown ? (
    <PartBoundary onFailed={fail}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  ) : null
}

/** A press on an element with `data-drag-stop` may become a drag of that stop; its module is loaded before, on hover. */
const useStopDrags = (): void => {
  const { map, move, selection, optimise } = useApp()
  useEffect(() => {
    const abort = new AbortController()
    let endPress = (): void => undefined
    const press = async (event: PointerEvent): Promise<void> => {
      const source = dragSourceOf(event.target)
      if (source === undefined || event.button !== 0 || !event.isPrimary || hasModifier(event)) return
      // The map shows the proposal then, and not the plan.
      if (optimise.store.proposal !== undefined) return
      // A tool of the map takes the press.
      if ('pin' in source.dataset && (map.store.tool ?? map.store.movablePin) !== undefined) return
      const drags = await loadDuring(event)
      if (drags === undefined || abort.signal.aborted) return
      endPress()
      endPress = drags.followPress(event, source, { move, selection })
    }
    const on = <K extends keyof DocumentEventMap>(kind: K, handler: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(kind, handler, { signal: abort.signal, passive: false })
    on('pointerover', ({ target }) => (dragSourceOf(target) === undefined ? undefined : void loadDrags()))
    on('pointerdown', (event) => void press(event))
    // Else the finger would scroll the page. A browser asks this only of listeners from before the touch.
    on('touchmove', (event) => (move.drag.held === undefined ? undefined : event.preventDefault()))
    return () => {
      abort.abort()
      endPress()
    }
  }, [map, move, selection, optimise])
}

const loadDrags = lazyOf(() => import('../move'))

/** The module of drags; undefined where the press ends before it is loaded, whose end it would not see. */
const loadDuring = async ({ pointerId }: PointerEvent) => {
  const end = new AbortController()
  for (const kind of ['pointerup', 'pointercancel'] as const)
    addEventListener(kind, (event) => (event.pointerId === pointerId ? end.abort() : undefined), {
      signal: end.signal,
      capture: true,
    })
  const drags = await loadDrags()
  const hasEnded = end.signal.aborted
  end.abort()
  return hasEnded ? undefined : drags
}

/** These select rows and boxes. */
const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/** Buttons and fields in the element of a stop are pressed, not dragged. */
const dragSourceOf = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const source = target instanceof Element ? target.closest('[data-drag-stop]') : null
  const control = target instanceof Element ? target.closest('button, input, select, textarea, [role="menu"]') : null
  if (control !== null && control !== source && source?.contains(control) === true) return undefined
  return source instanceof HTMLElement || source instanceof SVGElement ? source : undefined
}
