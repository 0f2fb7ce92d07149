import { Button, ButtonLink } from './button'
import { errorIcon } from './early-icons'
import { EmptyState } from './empty-state'

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
