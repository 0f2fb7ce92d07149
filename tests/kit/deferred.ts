/** A promise that the test resolves. */
export type Deferred<A> = { readonly promise: () => Promise<A>; readonly resolve: (value: A) => void }

export const deferred = <A>(): Deferred<A> => {
  let resolvePromise: (value: A) => void = () => undefined
  const promise = new Promise<A>((resolve) => {
    resolvePromise = resolve
  })
  return { promise: () => promise, resolve: (value) => resolvePromise(value) }
}
