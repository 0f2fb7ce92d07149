import { DeletionDialog } from '../../components'
import type { DeletionOnScreen } from './deletion-view-model'
import './project-header.css'

type ProjectDeletionProps = {
  readonly shown: DeletionOnScreen
  readonly busy: boolean
  readonly failure: string | undefined
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** Asks before a project goes, and says what goes with it. */
export const ProjectDeletion = ({ shown: { loses, ...said }, ...rest }: ProjectDeletionProps) => (
  <DeletionDialog
    {...said}
    {...rest}
    loses={loses.map(({ much, more }) => ({
      id: `${much}${more}`,
      words: (
        <>
          {much === '' ? null : <b className="rr-lost">{much}</b>}
          {more}
        </>
      ),
    }))}
  />
)
