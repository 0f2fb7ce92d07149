import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe } from 'vitest'
import type { CallFailure } from '../../src/domain/failure'
import type { Delivery, OpenDelivery } from '../kit/delivery/delivery'

/** The tests that every gateway of a port passes; each test has its own delivery API. */
export const deliverySuite =
  (port: string, promises: (delivery: () => Delivery) => void) =>
  (adapterName: string, open: OpenDelivery): void => {
    describe(`${port} implemented by ${adapterName}`, () => {
      let opened: Delivery
      beforeEach(async () => {
        opened = await open()
      })
      afterEach(() => opened.close())
      promises(() => opened)
    })
  }

/** The code of a refusal, or the kind of any other failure. */
export const failureOf = (answer: E.Either<CallFailure, unknown>): string => {
  if (E.isRight(answer)) return 'answered'
  return answer.left.kind === 'refused' ? answer.left.code : answer.left.kind
}
