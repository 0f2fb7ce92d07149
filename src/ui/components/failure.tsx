import type { ReactNode } from 'react'
import { fieldErrorIcon } from './auth-icons'
import { Icon } from './icon'

type FailureProps = {
  readonly message: string | undefined
  /** what one can do about it */
  readonly children?: ReactNode
}

/** Says, where it was tried, that it came to nothing and why: what was typed is still there. */
export const Failure = ({ message, children }: FailureProps) => (
  <div role="alert">
    {message === undefined ? null : (
      <>
        <p className="help is-danger">
          <Icon icon={fieldErrorIcon} />
          {message}
        </p>
        {children}
      </>
    )}
  </div>
)
