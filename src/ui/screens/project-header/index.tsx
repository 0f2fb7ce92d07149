import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectPageAddress } from '../../../domain/navigation'
import { useApp } from '../../actions'
import { deletionViewModel } from './deletion-view-model'
import { ProjectDeletionDialog } from './project-deletion-dialog'
import { projectHeaderViewModel } from './view-model'
import { ProjectHeaderScreen } from './project-header-screen'
import { useProjectDeletion } from './use-project-deletion'
import { useProjectName } from './use-project-name'
import { useReportDownload } from './use-report-download'

/** The key resets dialogs and progress when the project changes. */
export default function ProjectHeader(address: ProjectPageAddress) {
  return <Header key={address.projectId} {...address} />
}

const Header = observer((address: ProjectPageAddress) => {
  const { plan, session, shortcuts, config, optimise } = useApp()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const report = useReportDownload(address.projectId)
  const deletion = useProjectDeletion(address.projectId)
  const projectName = useProjectName(address.projectId)
  const viewModel = projectHeaderViewModel({ address, plan: plan.store.value, projectName })

  const changeProject = async (): Promise<void> => {
    await plan.close()
    await navigate('/projects')
  }

  return (
    <>
      <ProjectHeaderScreen
        viewModel={viewModel}
        keepsHistory={config.history}
        isDownloading={report.isDownloading}
        isOptimising={optimise.store.isBusy}
        actions={{
          changeProject: () => void changeProject(),
          refresh: () => void plan.refresh(),
          remove: () => setConfirming(true),
          download: report.download,
          listShortcuts: shortcuts.openList,
        }}
      />
      {isConfirming ? (
        <ProjectDeletionDialog
          viewModel={deletionViewModel({
            name: viewModel.fullName,
            organisation: session.user?.organisationName,
            plan: plan.store.plan,
            keepsHistory: config.history,
          })}
          busy={deletion.isBusy}
          failure={deletion.failure}
          onCancel={() => {
            if (!deletion.isBusy) setConfirming(false)
          }}
          onDelete={deletion.remove}
        />
      ) : null}
    </>
  )
})
