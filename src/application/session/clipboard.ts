import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

/** A port: where text goes that is to be pasted elsewhere, such as an API key. */
export type Clipboard = { readonly copy: (text: string) => TE.TaskEither<CallFailure, void> }
