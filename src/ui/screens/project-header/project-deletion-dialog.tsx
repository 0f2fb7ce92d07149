import { DeletionDialog } from '../../components'
import type { DeletionViewModel } from './deletion-view-model'
import './project-header.css'

type ProjectDeletionDialogProps = {
  readonly viewModel: DeletionViewModel
  readonly busy: boolean
  readonly failure: string | undefined
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** Asks before a project goes, and says what goes with it. */
export const ProjectDeletionDialog = ({ viewModel: { losses, ...said }, ...rest }: ProjectDeletionDialogProps) => (
  <DeletionDialog
    {...said}
    {...rest}
    losses={losses.map(({ amount, suffix }) => ({
      id: `${amount}${suffix}`,
      content: (
        <>
          {amount === '' ? null : <b className="rr-lost">{amount}</b>}
          {suffix}
        </>
      ),
    }))}
  />
)
