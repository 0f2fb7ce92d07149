import { Suspense, type ComponentType } from 'react'
import { lazyComponentOf } from '../lazy'
import { WithActions } from './with-actions'

/** A piece of the frame that shows once the desk is there, and is loaded no sooner. */
export const lazyWithActions = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Component = lazyComponentOf(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={null}>
      <WithActions>
        <Component {...props} />
      </WithActions>
    </Suspense>
  )
}
