import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { lazyComponentOf } from '../lazy'

const MoveDialogPart = lazyComponentOf(async () => ({ default: (await import('../move')).MoveDialogPart }))
const PlaceHint = lazyComponentOf(async () => ({ default: (await import('../move')).PlaceHint }))
const Timeline = lazyComponentOf(async () => ({ default: (await import('../timeline')).Timeline }))
const SelectionBar = lazyComponentOf(async () => ({ default: (await import('../move')).SelectionBar }))

/** What edits by hand show over the page, outside the panel, which would clip it. */
export const EditParts = observer(() => {
  const { move, selection, timeline } = useApp()
  return createPortal(
    <>
      <Part isShown={timeline.store.value.isOpen}>
        <Timeline />
      </Part>
      <p className="rr-sr" role="status">
        {selection.store.stops.size === 0 ? '' : `${pluralise(selection.store.stops.size, 'stop')} selected`}
      </p>
      <Part isShown={selection.store.stops.size > 0}>
        <SelectionBar />
      </Part>
      <Part isShown={move.pendingPlace.value !== undefined}>
        <PlaceHint />
      </Part>
      <Part isShown={move.dialog.value !== undefined}>
        <MoveDialogPart />
      </Part>
    </>,
    document.body,
  )
})

/** Loaded when it is first shown. Until then the others stay, so that a button among them keeps the focus. */
const Part = ({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) => (
  <Suspense fallback={null}>{isShown ? children : null}</Suspense>
)
