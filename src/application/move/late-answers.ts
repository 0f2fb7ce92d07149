import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'

/** Called with the answer: false where a later question on the same subject is answered already. */
type IsLatest = (answer: E.Either<CallFailure, unknown>) => boolean

/** An answer does not replace that to a later question, which has the newer plan or the positions. */
export const dropLateAnswers = (): ((subject?: string) => IsLatest) => {
  const newestAnswered = new Map<string | undefined, number>()
  let questionCount = 0
  return (subject) => {
    questionCount += 1
    const question = questionCount
    return (answer) => {
      if ((newestAnswered.get(subject) ?? 0) > question) return false
      if (E.isRight(answer)) newestAnswered.set(subject, question)
      return true
    }
  }
}
