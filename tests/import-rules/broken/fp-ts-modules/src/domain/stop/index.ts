import * as R from 'fp-ts/Reader' // refused
import * as T from 'fp-ts/EitherT' // refused
import * as E from 'fp-ts/Either'
import { byName } from './by-name'

export const stop = [R, T, E, byName]
