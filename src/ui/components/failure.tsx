import type { ReactNode } from 'react'
import { fieldErrorIcon } from './auth-icons'
import { Icon } from './icon'

type FailureProps = {
  readonly words: string | undefined
  /** what one can do about it */
  readonly children?: ReactNode
}

/** Says, where it was tried, that it came to nothing and why: what was typed is still there. */
export const Failure = ({ words, children }: FailureProps) => (
  <div role="alert">
    {words === undefined ? null : (
      <>
        <p className="help is-danger">
          <Icon drawing={fieldErrorIcon} />
          {words}
        </p>
        {children}
      </>
    )}
  </div>
)
