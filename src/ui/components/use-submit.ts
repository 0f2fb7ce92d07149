import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState, useCallback, type RefObject } from 'react'
import { failureMessageOf, type CallFailure } from '../../domain/failure'

/** A text of a form, which shows what is wrong with it once the form has been submitted. */
export type CheckedText = {
  readonly value: string
  readonly error: string | undefined
  readonly input: RefObject<HTMLInputElement | null>
  readonly showError: () => void
  readonly fieldProps: {
    readonly value: string
    readonly error: string | undefined
    readonly ref: RefObject<HTMLInputElement | null>
    readonly onChange: (text: string) => void
  }
}

export const useCheckedText = (errorOf: (text: string) => string | undefined): CheckedText => {
  const [value, setValue] = useState('')
  const [showsError, setShowsError] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const error = errorOf(value)
  return {
    value,
    error,
    input,
    showError: () => setShowsError(true),
    fieldProps: { value, error: showsError ? error : undefined, ref: input, onChange: setValue },
  }
}

export const errorIfBlank =
  (error: string) =>
  (text: string): string | undefined =>
    text.trim() === '' ? error : undefined

type SubmitInput<A> = {
  /** in the order of their fields, of which the first has the focus at first */
  readonly texts: readonly [CheckedText, ...ReadonlyArray<CheckedText>]
  readonly send: () => Promise<E.Either<CallFailure, A>>
  readonly onSent: (answer: A) => void
}

type Submit = {
  readonly isBusy: boolean
  /** why the last attempt failed */
  readonly failure: string | undefined
  /** sends the form, or gives the focus to the first wrong text */
  readonly submit: () => void
}

export const useSubmit = <A>({ texts, send, onSent }: SubmitInput<A>): Submit => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const firstInput = texts[0].input
  useEffect(() => firstInput.current?.focus(), [firstInput])

  const submit = async (): Promise<void> => {
    if (isBusy) return
    for (const { showError } of texts) showError()
    const wrong = texts.find(({ error }) => error !== undefined)
    if (wrong !== undefined) return wrong.input.current?.focus()
    setBusy(true)
    setFailure(undefined)
    const answer = await send()
    setBusy(false)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    onSent(answer.right)
  }
  return { isBusy, failure, submit: () => void submit() }
}

/** For work after an await: a late answer must not navigate a user who has left the screen. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
