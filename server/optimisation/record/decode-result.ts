import * as E from 'fp-ts/Either'
import { jobResultCodec, type JobResult } from '../../../contract/optimisation'
import type { JobRecord } from '../../storage'

/**
 * The stored result of a job, if it has one. The server has written it itself, so a result that cannot be read is
 * damaged.
 */
export const decodeResult = ({ id, result }: Pick<JobRecord, 'id' | 'result'>): JobResult | undefined => {
  if (result === undefined) return undefined
  const decoded = E.flatMap(parseJson(result), (value) => jobResultCodec.codec.decode(value))
  if (E.isRight(decoded)) return decoded.right
  throw new Error(`What is stored of the result of job ${id} cannot be read`)
}

const parseJson = (text: string): E.Either<unknown, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    (error) => error,
  )
