import { parentPort } from 'node:worker_threads' // refused
import * as E from 'fp-ts/Either' // refused
import type { Route } from '../src/domain/route' // refused

export const solve = (route: Route): unknown => E.right([route, parentPort])
