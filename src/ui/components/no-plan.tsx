import { Button } from './button'
import { ButtonLink } from './button-link'
import { errorIcon } from './auth-icons'
import { EmptyState } from './empty-state'

type NoPlanProps = { readonly isUnknown: boolean; readonly onRetry: () => void }

/** Shown in place of a plan that could not be loaded; the alert area says why (§8). */
export const NoPlan = ({ isUnknown, onRetry }: NoPlanProps) =>
  isUnknown ? (
    <EmptyState icon={errorIcon} message="There is no such project">
      <ButtonLink label="Projects" to="/projects" />
    </EmptyState>
  ) : (
    <EmptyState icon={errorIcon} message="The project could not be loaded">
      <Button label="Try again" onPress={onRetry} />
    </EmptyState>
  )
