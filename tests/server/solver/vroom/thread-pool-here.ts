import * as E from 'fp-ts/Either'
import { solveProblem, type ThreadPool } from '../../../../server/solver'

const control = { clock: () => performance.now(), signal: { aborted: false }, onProgress: () => undefined }

/** Solves without a thread, since starting one takes time. */
export const threadPoolHere: ThreadPool = async (request) => E.right(solveProblem(request, control))
