import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

/** A port: copies text, such as an API key. */
export type Clipboard = { readonly copy: (text: string) => TE.TaskEither<CallFailure, void> }
