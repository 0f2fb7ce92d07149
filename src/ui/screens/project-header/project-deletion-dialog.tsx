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

export const ProjectDeletionDialog = ({
  viewModel: { losses, ...texts },
  ...dialogProps
}: ProjectDeletionDialogProps) => (
  <DeletionDialog
    {...texts}
    {...dialogProps}
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
