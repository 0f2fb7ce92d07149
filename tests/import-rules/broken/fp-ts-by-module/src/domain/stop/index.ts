import { either } from 'fp-ts' // refused
import * as O from 'fp-ts/lib/Option' // refused
import * as E from 'fp-ts/Either'

export const stop = [either, O, E]
