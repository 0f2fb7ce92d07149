import type { StoredProjectChanged } from '../../src/domain/history'

export type ResultMetadata = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** The result of an endpoint: a value, and its version where it has one. */
export type CallResult<A> = ResultMetadata & {
  readonly body: A
  /** of an endpoint that can change a project: the new version, or null where nothing has changed */
  readonly changed?: StoredProjectChanged | null | undefined
}

/** A result that is encoded already. */
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

/** The result of an endpoint that only says that it succeeded. */
export const emptyResult = callResult({})
