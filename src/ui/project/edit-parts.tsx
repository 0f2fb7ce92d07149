import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../app-facade'
import { lazyComponentOf } from '../lazy'

const MoveDialogPart = lazyComponentOf(async () => ({ default: (await import('../move')).MoveDialogPart }))
const PlaceHint = lazyComponentOf(async () => ({ default: (await import('../move')).PlaceHint }))
const SelectionBar = lazyComponentOf(async () => ({ default: (await import('../move')).SelectionBar }))

/** What edits by hand show over the page; loaded when it is first needed. The panel would clip it. */
export const EditParts = observer(() => {
  const { move, selection } = useApp()
  return createPortal(
    <Suspense fallback={null}>
      {selection.store.stops.size === 0 ? null : <SelectionBar />}
      {move.pendingPlace.value === undefined ? null : <PlaceHint />}
      {move.dialog.value === undefined ? null : <MoveDialogPart />}
    </Suspense>,
    document.body,
  )
})
