import * as E from 'fp-ts/Either'
import { moveStop, decodeProjectDocument, type Plan } from '../../../src/domain/plan'
import { isRecord } from '../../../src/domain/parse'
import { decodeStops } from '../../../src/domain/stop'

/** Read from the documents that a server sends, as every plan is. */
export const readCountry = async (): Promise<Plan> => {
  const said: unknown = await (await fetch('country.json')).json()
  const { document, stops } = isRecord(said) ? said : {}
  return { ...sound(decodeProjectDocument(document)), stops: sound(decodeStops(stops)) }
}

/** Moves a stop to the next route; each turn takes another stop and other routes. */
export const moved = (plan: Plan, turn: number): Plan => {
  const from = plan.routes[(turn * 7) % plan.routes.length]
  const to = plan.routes[(turn * 7 + 1) % plan.routes.length]
  return sound(moveStop(plan, { id: from?.visits[10]?.id ?? '', to: to?.index ?? 0, number: undefined }))
}

const sound = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`The measured plan is refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}
