import type { StoredProjectChanged } from '../../contract'

export type ResultMetadata = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** What a use case answers: a value, and its version where it has one. */
export type CallResult<A> = ResultMetadata & {
  readonly body: A
  /** of a call that can change a project: the new version, or null where nothing has changed */
  readonly changed?: StoredProjectChanged | null | undefined
}

/** An answer that is written as bytes already. */
export type EncodedResult = ResultMetadata & { readonly bytes: () => Buffer }

export const callResult = <A>(
  body: A,
  version?: number | string,
  changed?: StoredProjectChanged | null,
): CallResult<A> => ({
  body,
  version: version === undefined ? undefined : String(version),
  changed,
})

/** The answer of a call that only says that it succeeded. */
export const emptyResult = callResult({})
