export type Beside = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** What a use case answers: a value, and under which version. */
export type Told<A> = Beside & { readonly body: A }

/** The bytes that a value was already written as. */
export type WrittenOut = Beside & { readonly bytes: () => Buffer }

export const told = <A>(body: A, version?: number | string): Told<A> => ({
  body,
  version: version === undefined ? undefined : String(version),
})

/** The answer of a call that has nothing more to say. */
export const done = told({})
