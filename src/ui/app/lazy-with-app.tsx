import { Suspense, type ComponentType } from 'react'
import { lazyComponentOf } from '../lazy'
import { WithApp } from './with-app'

/** A part of the page that is loaded and shown only once the app facade is loaded. */
export const lazyWithApp = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Component = lazyComponentOf(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={null}>
      <WithApp>
        <Component {...props} />
      </WithApp>
    </Suspense>
  )
}
