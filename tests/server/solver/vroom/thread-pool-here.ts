import * as E from 'fp-ts/Either'
import { planned, type Threads } from '../../../../server/solver'

const watch = { clock: () => performance.now(), signal: { aborted: false }, onProgress: () => undefined }

/** Solves without a thread, since starting one takes time. */
export const solvedHere: Threads = async (task) => E.right(planned(task, watch))
