import * as E from 'fp-ts/Either'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RouteDay } from '../../domain/calendar'
import type { Price } from '../../domain/move'
import type { StopDraft, StopId } from '../../domain/stop'
import { useApp } from '../app-facade'

/** What is known of the prices of a stop that is being typed. */
export type StopPrices = (
  | { readonly kind: 'incomplete' | 'loading' | 'unknown' }
  | { readonly kind: 'known'; readonly prices: ReadonlyArray<Price> }
) & {
  /** of what was typed before, until the new prices are known */
  readonly isOutdated?: boolean
}

type StopPricesQuery = {
  /** undefined for a new stop */
  readonly id?: StopId
  /** undefined while there is nothing to ask */
  readonly draft: StopDraft | undefined
  readonly day: RouteDay | undefined
  /** whether the last of it was typed; what was chosen or dropped is asked for at once */
  readonly isTyping: boolean
}

type Answer = { readonly question: string; readonly prices: ReadonlyArray<Price> | undefined }

/** The prices of what is typed are asked for once nothing was typed for a while. */
const PRICES_DELAY_MS = 250

/** What the typed stop would cost at every position of a day. */
export const useStopPrices = ({ id, draft, day, isTyping }: StopPricesQuery): StopPrices => {
  const { move, plan } = useApp()
  const [answer, setAnswer] = useState<Answer>()
  const question = draft === undefined ? undefined : JSON.stringify([id, draft, day, plan.store.open?.version])
  const latest = useRef<string>(undefined)
  const ask = useEffectEvent(async (asked: string): Promise<void> => {
    if (draft === undefined) return
    const prices = await move.readStopPrices({ stop: { id, draft }, day, withPositionPrices: true })
    if (latest.current !== asked) return
    if (E.isRight(prices)) setAnswer({ question: asked, prices: prices.right })
    else if (prices.left.kind !== 'cancelled') setAnswer({ question: asked, prices: undefined })
  })
  const delay = useEffectEvent(() => (isTyping ? PRICES_DELAY_MS : 0))
  useEffect(() => {
    latest.current = question
    if (question === undefined) return undefined
    const timer = setTimeout(() => void ask(question), delay())
    return () => clearTimeout(timer)
  }, [question])
  if (question === undefined) return { kind: 'incomplete' }
  if (answer === undefined) return { kind: 'loading' }
  const isOutdated = answer.question !== question
  return answer.prices === undefined
    ? { kind: 'unknown', isOutdated }
    : { kind: 'known', prices: answer.prices, isOutdated }
}
