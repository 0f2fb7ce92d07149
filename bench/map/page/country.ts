import * as E from 'fp-ts/Either'
import { moveStop, decodeProjectDocument, type Plan } from '../../../src/domain/plan'
import { isRecord } from '../../../src/domain/parse'
import { decodeStops } from '../../../src/domain/stop'

/** Read from the documents that a server sends, as every plan is. */
export const fetchCountryPlan = async (): Promise<Plan> => {
  const json: unknown = await (await fetch('country.json')).json()
  const { document, stops } = isRecord(json) ? json : {}
  return { ...unwrap(decodeProjectDocument(document)), stops: unwrap(decodeStops(stops)) }
}

/** Moves a stop to the next route; each turn takes another stop and other routes. */
export const moveAStop = (plan: Plan, round: number): Plan => {
  const from = plan.routes[(round * 7) % plan.routes.length]
  const to = plan.routes[(round * 7 + 1) % plan.routes.length]
  return unwrap(moveStop(plan, { id: from?.visits[10]?.id ?? '', to: to?.index ?? 0, number: undefined }))
}

const unwrap = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`The measured plan is refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}
