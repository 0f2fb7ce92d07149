import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { MoveTarget } from '../domain/move'
import type { DropArrivalProps } from './move'
import { useApp } from './app-facade'
import { lazyComponent } from './lazy'

const DropPrice = lazyComponent(async () => ({ default: (await import('./move')).DropPrice }))

const DropArrival = lazyComponent(async () => ({ default: (await import('./move')).DropArrival }))

/** What stops cost at a target while they are dragged. */
export const LazyDropPrice = observer(({ to, lines }: { readonly to: MoveTarget; readonly lines?: 1 | 2 }) =>
  useApp().move.drag.priced === undefined ? null : (
    <Suspense fallback={null}>
      <DropPrice to={to} lines={lines ?? 2} />
    </Suspense>
  ),
)

/** The arrival of a row, and while stops are dragged onto its route, or moved by keys, the one that it would have. */
export const LazyDropArrival = observer((props: DropArrivalProps) => {
  const { drag, pendingPosition } = useApp().move
  return (drag.movingStops ?? pendingPosition.latest) === undefined ? (
    props.children
  ) : (
    <Suspense fallback={props.children}>
      <DropArrival {...props} />
    </Suspense>
  )
})
