import { ConfirmationDialog, Failure, useIsMounted } from '../../components'
import type { DeletionViewModel } from './view-model'
import './project-header.css'
import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureMessageOf } from '../../../domain/failure'
import type { ProjectId } from '../../../domain/project'
import { useApp } from '../../app-facade'

type ProjectDeletionDialogProps = {
  readonly viewModel: DeletionViewModel
  readonly busy: boolean
  /** why the last attempt failed */
  readonly failure: string | undefined
  readonly onCancel: () => void
  readonly onDelete: () => void
}

export const ProjectDeletionDialog = ({
  viewModel: { question, intro, losses, note },
  busy,
  failure,
  onCancel,
  onDelete,
}: ProjectDeletionDialogProps) => (
  <ConfirmationDialog
    title={question}
    confirmLabel="Delete"
    isDanger
    busy={busy}
    onCancel={onCancel}
    onConfirm={onDelete}
  >
    <p>{intro}</p>
    <ul className="rr-losses">
      {losses.map(({ amount, suffix }) => (
        <li key={`${amount}${suffix}`}>
          {amount === '' ? null : <b>{amount}</b>}
          {suffix}
        </li>
      ))}
    </ul>
    <p>{note}</p>
    <Failure message={failure} />
  </ConfirmationDialog>
)

type ProjectDeletion = { readonly isBusy: boolean; readonly failure: string | undefined; readonly remove: () => void }

/** §2: after a project is deleted, the projects show. */
export const useProjectDeletion = (id: ProjectId): ProjectDeletion => {
  const { project } = useApp()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMounted = useIsMounted()

  const remove = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const answer = await project.remove(id)
    setBusy(false)
    if (E.isLeft(answer)) setFailure(`It was not deleted: ${failureMessageOf(answer.left)}`)
    else if (isMounted()) await navigate('/projects')
  }

  return { isBusy, failure, remove: () => void remove() }
}
