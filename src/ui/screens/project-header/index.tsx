import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectPageAddress } from '../../../domain/navigation'
import { wholePlan } from '../../../domain/plan'
import { useApp } from '../../app-facade'
import { lazyComponent, LazyPart } from '../../lazy'
import { deletionViewModel, projectHeaderViewModel } from './view-model'
import { ProjectDeletionDialog, useProjectDeletion } from './project-deletion'
import { ProjectHeaderScreen } from './project-header-screen'
import type { ProjectId } from '../../../domain/project'
import * as E from 'fp-ts/Either'
import { failureMessageOf } from '../../../domain/failure'
import { useIsMounted } from '../../components'

const ExportDialog = lazyComponent(async () => ({ default: (await import('../../export')).ExportDialog }))

/** The name of a project that is not loaded yet: from the project list or the stored last project. */
const useProjectName = (id: ProjectId): string | undefined => {
  const { project } = useApp()
  const list = project.store.value
  const listedProject = list.kind === 'known' ? list.projects.find((summary) => summary.id === id) : undefined
  if (listedProject !== undefined) return listedProject.name
  const storedProject = project.lastProject()
  return storedProject?.id === id ? storedProject.name : undefined
}

const useReportDownload = (id: ProjectId): { readonly isDownloading: boolean; readonly download: () => void } => {
  const { project, toast } = useApp()
  const [isDownloading, setDownloading] = useState(false)
  const isMounted = useIsMounted()

  const download = async (): Promise<void> => {
    setDownloading(true)
    const answer = await project.downloadReport(id)
    setDownloading(false)
    if (E.isLeft(answer) && isMounted())
      toast.show({ message: `The report was not saved: ${failureMessageOf(answer.left)}` })
  }

  return { isDownloading, download: () => void download() }
}

const useRecalculation = (): { readonly isRecalculating: boolean; readonly recalculate: () => void } => {
  const { route } = useApp()
  const [isRecalculating, setRecalculating] = useState(false)

  const recalculate = async (): Promise<void> => {
    setRecalculating(true)
    await route.recalculateAll()
    setRecalculating(false)
  }

  return { isRecalculating, recalculate: () => void recalculate() }
}

/** The key resets dialogs and progress when the project changes. */
export default function ProjectHeader(address: ProjectPageAddress) {
  return <Header key={address.projectId} {...address} />
}

const Header = observer((address: ProjectPageAddress) => {
  const { plan, session, shortcuts, config, optimise, timeline } = useApp()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const { isRecalculating, recalculate } = useRecalculation()
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
        serverKeepsHistory={config.serverKeepsHistory}
        isDownloading={report.isDownloading}
        isRecalculating={isRecalculating}
        isOptimising={optimise.store.isBusy}
        isTimelineOpen={timeline.store.value.isOpen}
        actions={{
          changeProject: () => void changeProject(),
          refresh: () => void plan.refresh(),
          recalculateAll: recalculate,
          exportStops: () => setExporting(true),
          remove: () => setConfirming(true),
          download: report.download,
          toggleTimeline: timeline.toggle,
          listShortcuts: shortcuts.openList,
        }}
      />
      {isExporting ? (
        <LazyPart onFailed={() => setExporting(false)}>
          <ExportDialog projectId={address.projectId} part={wholePlan} onClose={() => setExporting(false)} />
        </LazyPart>
      ) : null}
      {isConfirming ? (
        <ProjectDeletionDialog
          viewModel={deletionViewModel({
            name: viewModel.fullName,
            organisation: session.user?.organisationName,
            plan: plan.store.plan,
            serverKeepsHistory: config.serverKeepsHistory,
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
