import type { ReactNode } from 'react'
import { fieldErrorIcon } from './early-icons'
import { Icon } from './icon'

type FailureProps = {
  readonly message: string | undefined
  /** what the user can do about it */
  readonly children?: ReactNode
}

/** An error message next to the form or button whose action failed. */
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
