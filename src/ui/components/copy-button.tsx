import { useEffect, useState } from 'react'
import { Button } from './button'
import type { Drawing } from './icon-svg'

const TOLD_MS = 2_000

type CopyButtonProps = {
  readonly label: string
  readonly look?: 'plain' | 'small'
  readonly icon?: Drawing
  /** answers whether it was copied */
  readonly onCopy: () => Promise<boolean>
}

/** Says for a moment that it is done. */
export const CopyButton = ({ label, look = 'plain', icon, onCopy }: CopyButtonProps) => {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), TOLD_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    if (await onCopy()) setCopied((times) => times + 1)
  }
  return (
    <>
      <Button
        label={copied > 0 ? 'Copied' : label}
        look={look}
        {...(icon === undefined ? {} : { icon })}
        onPress={() => void copy()}
      />
      <span className="rr-sr" role="status">
        {copied > 0 ? 'Copied' : null}
      </span>
    </>
  )
}
