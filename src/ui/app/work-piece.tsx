import { lazy, Suspense, type ComponentType } from 'react'
import { AtWork } from './at-work'

/** A piece of the frame that shows once the desk is there, and is loaded no sooner. */
export const workPiece = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Piece: ComponentType<P> = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={null}>
      <AtWork>
        <Piece {...props} />
      </AtWork>
    </Suspense>
  )
}
