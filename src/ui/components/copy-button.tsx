import { useEffect, useState, useRef } from 'react'
import { Button } from './button'
import type { IconSvg } from './icon'
import { Field } from './field'

const COPIED_SHOWN_MS = 2_000

type CopyButtonProps = {
  readonly label: string
  readonly variant?: 'plain' | 'small'
  readonly icon?: IconSvg
  /** resolves to whether it was copied */
  readonly onCopy: () => Promise<boolean>
}

/** Shows `Copied` for a moment after each copy. */
export const CopyButton = ({ label, variant = 'plain', icon, onCopy }: CopyButtonProps) => {
  const [copyCount, setCopyCount] = useState(0)
  useEffect(() => {
    if (copyCount === 0) return undefined
    const timer = setTimeout(() => setCopyCount(0), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copyCount])
  const copy = async (): Promise<void> => {
    if (await onCopy()) setCopyCount((count) => count + 1)
  }
  return (
    <>
      <Button
        label={copyCount > 0 ? 'Copied' : label}
        variant={variant}
        {...(icon === undefined ? {} : { icon })}
        onPress={() => void copy()}
      />
      <span className="rr-sr" role="status">
        {copyCount > 0 ? 'Copied' : null}
      </span>
    </>
  )
}

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
