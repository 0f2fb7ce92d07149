import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../actions'
import type { TabProps } from '../../tab-props'
import { EditDriver } from './edit-driver'
import { DriverUnavailable } from './driver-unavailable'
import { useDriver } from './use-driver'

const DriverDetails = ({ projectId, id }: TabProps & { readonly id: DriverId }) => {
  const { plan } = useApp()
  const navigate = useNavigate()
  const [state, reload] = useDriver(id)
  const commonProps = { project: plan.store.project?.name, driversPath: tabAddressOf(projectId, { kind: 'drivers' }) }
  return state.kind === 'known' ? (
    <EditDriver
      {...commonProps}
      versionedDriver={state.versionedDriver}
      onDone={() => void navigate(commonProps.driversPath)}
      onLoadLatest={reload}
    />
  ) : (
    <DriverUnavailable {...commonProps} state={state.kind} onRetry={reload} />
  )
}

export default observer(DriverDetails)
