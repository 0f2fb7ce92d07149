import { useEffect, useRef } from 'react'
import { CopyButton } from './copy-button'
import { Field } from './field'

type ShownOnceProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly help: string
  /** resolves to whether it was copied */
  readonly onCopy: (value: string) => Promise<boolean>
}

/** A secret that the server tells only now; the focus goes to it, so that it is copied. */
export const ShownOnce = ({ onCopy, ...field }: ShownOnceProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="rr-field-row">
      <Field {...field} required={false} readOnly ref={input} />
      <CopyButton label="Copy" onCopy={() => onCopy(field.value)} />
    </div>
  )
}
