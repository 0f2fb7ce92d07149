/** A promise that the test settles. */
export type Held<A> = { readonly promise: () => Promise<A>; readonly settle: (value: A) => void }

export const held = <A>(): Held<A> => {
  let settle: (value: A) => void = () => undefined
  const promise = new Promise<A>((resolve) => {
    settle = resolve
  })
  return { promise: () => promise, settle: (value) => settle(value) }
}
