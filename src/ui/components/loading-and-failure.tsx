import { useEffect, useState, type ReactNode } from 'react'
import { Spinner, Icon } from './icon'
import { fieldErrorIcon, errorIcon } from './first-load-icons'
import { Button, ButtonLink } from './button'
import { EmptyState } from './empty-state'

const DELAY_MS = 300

/** Shows after a delay, so that a fast answer does not flicker. */
export const LoadingMessage = ({ message }: { readonly message: string }) => {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="rr-loading" role="status">
      {isDelayed ? (
        <>
          <Spinner />
          {message}
        </>
      ) : null}
    </div>
  )
}

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

type ProjectNotLoadedProps = { readonly isProjectMissing: boolean; readonly onRetry: () => void }

/** Shown in place of a plan that could not be loaded; the alert area says why (§8). */
export const ProjectNotLoaded = ({ isProjectMissing, onRetry }: ProjectNotLoadedProps) =>
  isProjectMissing ? (
    <EmptyState icon={errorIcon} message="There is no such project">
      <ButtonLink label="Projects" to="/projects" />
    </EmptyState>
  ) : (
    <EmptyState icon={errorIcon} message="The project could not be loaded">
      <Button label="Try again" onPress={onRetry} />
    </EmptyState>
  )
