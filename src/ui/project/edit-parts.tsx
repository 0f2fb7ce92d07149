import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { notLoadedAlert } from '../../domain/alert'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { lazyComponent, loadOnce, LazyPart } from '../lazy'

const DragLayer = lazyComponent(async () => ({ default: (await import('../move')).DragLayer }))
const MoveConflictDialog = lazyComponent(async () => ({ default: (await import('../move')).MoveConflictDialog }))
const MoveDialogPart = lazyComponent(async () => ({ default: (await import('../move')).MoveDialogPart }))
const PendingMoveHint = lazyComponent(async () => ({ default: (await import('../move')).PendingMoveHint }))
const Timeline = lazyComponent(async () => ({ default: (await import('../timeline')).Timeline }))
const SelectionBar = lazyComponent(async () => ({ default: (await import('../move')).SelectionBar }))

/** What edits by hand show over the page, outside the panel, which would clip it. */
export const EditParts = observer(() => {
  const { map, move, selection, timeline } = useApp()
  useStopDrags()
  usePricesAhead()
  return createPortal(
    <>
      {move.drag.priced !== undefined ? (
        <LazyPart onFailed={move.cancelDrag}>
          <DragLayer />
        </LazyPart>
      ) : null}
      <p className="rr-sr" role="status">
        {move.drag.outcome}
      </p>
      {/* The table of an import takes its place. */}
      {timeline.store.value.isOpen && map.store.preview === undefined ? (
        <LazyPart onFailed={timeline.toggle}>
          <Timeline />
        </LazyPart>
      ) : null}
      <p className="rr-sr" role="status">
        {selection.store.stops.size === 0 ? '' : `${pluralise(selection.store.stops.size, 'stop')} selected`}
      </p>
      {selection.store.stops.size > 0 ? (
        <LazyPart onFailed={selection.clear}>
          <SelectionBar />
        </LazyPart>
      ) : null}
      {(move.pendingPosition.latest ?? move.pendingRoute.latest) !== undefined ? (
        <LazyPart onFailed={() => undefined}>
          <PendingMoveHint />
        </LazyPart>
      ) : null}
      {move.dialog.value !== undefined ? (
        <LazyPart onFailed={move.closeDialog}>
          <MoveDialogPart />
        </LazyPart>
      ) : null}
      {/* Not while stops are dragged: a modal dialog would take the pointer. */}
      {move.conflict.value !== undefined && move.drag.movingStops === undefined ? (
        <LazyPart onFailed={() => void move.settleConflict('theirs')}>
          <MoveConflictDialog />
        </LazyPart>
      ) : null}
    </>,
    document.body,
  )
})

/** A press on an element with `data-drag-stop` may become a drag of that stop; its module is loaded before, on hover. */
const useStopDrags = (): void => {
  const { map, move, selection, optimise, alertActions } = useApp()
  useEffect(() => {
    const abort = new AbortController()
    let endPress = (): void => undefined
    const press = async (event: PointerEvent): Promise<void> => {
      const source = dragSourceOf(event.target)
      if (source === undefined || event.button !== 0 || !event.isPrimary || hasModifier(event)) return
      // The map shows other stops then, and not the plan.
      if ((optimise.store.proposal ?? map.store.preview) !== undefined) return
      // A tool of the map takes the press.
      if ('pin' in source.dataset && (map.store.tool ?? map.store.movablePin) !== undefined) return
      const drags = await loadDuring(event)
      if (drags === undefined || abort.signal.aborted) return
      endPress()
      endPress = drags.followPress(event, source, { move, selection })
    }
    const on = <K extends keyof DocumentEventMap>(kind: K, handler: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(kind, handler, { signal: abort.signal, passive: false })
    on('pointerover', ({ target }) => (dragSourceOf(target) === undefined ? undefined : preloadDrags()))
    const showFailure = (): unknown => alertActions.show(notLoadedAlert)
    on('pointerdown', (event) => void press(event).catch(showFailure))
    // Else the finger would scroll the page. A browser asks this only of listeners from before the touch.
    on('touchmove', (event) => (move.drag.movingStops === undefined ? undefined : event.preventDefault()))
    return () => {
      abort.abort()
      endPress()
    }
  }, [map, move, selection, optimise, alertActions])
}

/** How long a stop has the focus before its prices are read, unless it is the first that keys come to. */
const READ_AHEAD_AFTER_MS = 150

/** Reads the prices of the stop in focus, and loads the dialog that moves it, so that it opens with them at once. */
const usePricesAhead = (): void => {
  const { map, move, selection, optimise } = useApp()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let [lastStop, lastFocusAt] = ['', -Infinity]
    const readAhead = (stop: string): void => {
      const isPlanShown = (optimise.store.proposal ?? map.store.preview) === undefined
      if (isPlanShown && selection.store.stops.size === 0) move.readPricesAhead(stop)
      void MoveDialogPart.preload()
    }
    const onFocus = ({ target, timeStamp }: FocusEvent): void => {
      clearTimeout(timer)
      if (!(target instanceof Element)) return
      const stop = target.closest<HTMLElement>('[data-stop]')?.dataset['stop']
      if (stop === undefined) {
        lastFocusAt = -Infinity
        return
      }
      const isPassing = timeStamp - lastFocusAt < READ_AHEAD_AFTER_MS
      // A dialog that closes gives the focus back, which comes to no other stop.
      if (stop !== lastStop) [lastStop, lastFocusAt] = [stop, timeStamp]
      // A press mostly opens the stop.
      if (!isPassing && target.matches(':focus-visible')) readAhead(stop)
      else timer = setTimeout(() => readAhead(stop), READ_AHEAD_AFTER_MS)
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [map, move, selection, optimise])
}

const loadDrags = loadOnce(() => import('../move'))

/** Else React would show what a drag needs only some time after it is first rendered. */
const preloadDrags = (): void => {
  // A press says that it failed.
  loadDrags().catch(() => undefined)
  for (const { preload } of [DragLayer, PendingMoveHint]) void preload()
}

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
