export type Beside = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** What a use case answers: a value, and its version where it has one. */
export type Told<A> = Beside & { readonly body: A }

/** An answer that is written as bytes already. */
export type WrittenOut = Beside & { readonly bytes: () => Buffer }

export const told = <A>(body: A, version?: number | string): Told<A> => ({
  body,
  version: version === undefined ? undefined : String(version),
})

/** The answer of a call that only says that it succeeded. */
export const done = told({})
