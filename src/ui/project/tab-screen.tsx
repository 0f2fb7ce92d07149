import { lazy } from 'react'
import type { ProjectAddress } from '../../domain/tab'

const Routes = lazy(() => import('../screens/routes'))
const RouteDetails = lazy(() => import('../screens/route-details'))
const Stops = lazy(() => import('../screens/stops'))
const AddStop = lazy(() => import('../screens/stop-new'))
const StopDetails = lazy(() => import('../screens/stop-details'))
const Drivers = lazy(() => import('../screens/drivers'))
const AddDriver = lazy(() => import('../screens/driver-new'))
const DriverDetails = lazy(() => import('../screens/driver-details'))
const Optimise = lazy(() => import('../screens/optimise'))
const AddRide = lazy(() => import('../screens/ride-new'))
const History = lazy(() => import('../screens/history'))

/** §2: the screen of each tab. */
export const TabScreen = ({ tab, projectId }: ProjectAddress) => {
  switch (tab.kind) {
    case 'routes':
      return <Routes projectId={projectId} />
    case 'route':
      return <RouteDetails projectId={projectId} index={tab.index} key={tab.index} />
    case 'stops':
      return <Stops projectId={projectId} />
    case 'stops/new':
      return <AddStop projectId={projectId} />
    case 'stop':
      return <StopDetails projectId={projectId} id={tab.id} key={tab.id} />
    case 'drivers':
      return <Drivers projectId={projectId} />
    case 'drivers/new':
      return <AddDriver projectId={projectId} />
    case 'driver':
      return <DriverDetails projectId={projectId} id={tab.id} key={tab.id} />
    case 'optimise':
      return <Optimise projectId={projectId} />
    case 'rides/new':
      return <AddRide projectId={projectId} />
    case 'history':
      return <History projectId={projectId} />
  }
}
