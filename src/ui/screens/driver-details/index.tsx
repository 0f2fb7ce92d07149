import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { KnownDriver } from './edit-driver'
import { NoDriver } from './driver-unavailable'
import { useDriver } from './use-driver'

const DriverDetails = ({ projectId, id }: OnTab & { readonly id: DriverId }) => {
  const { plan } = useDesk()
  const navigate = useNavigate()
  const [seen, again] = useDriver(id)
  const place = { project: plan.store.project?.name, drivers: tabAddressOf(projectId, { kind: 'drivers' }) }
  return seen.kind === 'known' ? (
    <KnownDriver {...place} known={seen.known} onDone={() => void navigate(place.drivers)} onLoadTheirs={again} />
  ) : (
    <NoDriver {...place} why={seen.kind} onRetry={again} />
  )
}

export default observer(DriverDetails)
