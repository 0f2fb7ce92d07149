import { useEffect, useState } from 'react'
import { Button } from './button'
import type { IconSvg } from './icon'

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
