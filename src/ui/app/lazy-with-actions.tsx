import { Suspense, type ComponentType } from 'react'
import { lazyComponentOf } from '../lazy'
import { WithActions } from './with-actions'

/** A part of the page that is loaded and shown only once the app facade is loaded. */
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
