/** Something that is begun when it is first wanted, and never twice. */
export type Lazy<A> = () => Promise<A>

export const lazyOf = <A>(load: () => Promise<A>): Lazy<A> => {
  let promise: Promise<A> | undefined
  const start = (): Promise<A> => {
    const started = load()
    // React's `use` reads `status`: what has arrived shows at once, without a flash of the fallback.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    )
    return started
  }
  return () => (promise ??= start())
}
