import { Suspense, type ComponentType } from 'react'
import { pieceOf } from '../lazy'
import { AtWork } from './with-actions'

/** A piece of the frame that shows once the desk is there, and is loaded no sooner. */
export const workPiece = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Piece = pieceOf(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={null}>
      <AtWork>
        <Piece {...props} />
      </AtWork>
    </Suspense>
  )
}
