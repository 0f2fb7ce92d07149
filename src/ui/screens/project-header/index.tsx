import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectPageAddress } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { deletionOnScreen } from './deletion-view-model'
import { ProjectDeletion } from './project-deletion-dialog'
import { projectHeaderOnScreen } from './view-model'
import { ProjectHeaderScreen } from './project-header-screen'
import { useDeletion } from './use-project-deletion'
import { useKnownName } from './use-project-name'
import { useReport } from './use-report-download'

/** Another project begins with nothing asked and nothing on its way. */
export default function ProjectHeader(address: ProjectPageAddress) {
  return <Header key={address.projectId} {...address} />
}

const Header = observer((address: ProjectPageAddress) => {
  const { plan, session, shortcuts, config, optimise } = useDesk()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const report = useReport(address.projectId)
  const deletion = useDeletion(address.projectId)
  const knownName = useKnownName(address.projectId)
  const shown = projectHeaderOnScreen({ address, plan: plan.store.value, knownName })

  const changeProject = async (): Promise<void> => {
    await plan.close()
    await navigate('/projects')
  }

  return (
    <>
      <ProjectHeaderScreen
        shown={shown}
        keepsHistory={config.history}
        isDownloading={report.isOnItsWay}
        isOptimising={optimise.store.isBusy}
        on={{
          changeProject: () => void changeProject(),
          refresh: () => void plan.refresh(),
          remove: () => setAsked(true),
          download: report.download,
          listShortcuts: shortcuts.openList,
        }}
      />
      {isAsked ? (
        <ProjectDeletion
          shown={deletionOnScreen({
            name: shown.wholeName,
            organisation: session.user?.organisationName,
            plan: plan.store.plan,
            keepsHistory: config.history,
          })}
          busy={deletion.isBusy}
          failure={deletion.failure}
          onCancel={() => {
            if (!deletion.isBusy) setAsked(false)
          }}
          onDelete={deletion.remove}
        />
      ) : null}
    </>
  )
})
