import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '../lazy'
import { parseTabAddress, type ProjectPageAddress } from '../../domain/navigation'
import { useApp } from '../app-facade'
import NotFound from '../screens/not-found'
import { EditParts } from './edit-parts'

/** §2: the screen of each tab. */
export const lazyTabScreens = {
  routes: lazyComponent(() => import('../screens/routes')),
  route: lazyComponent(() => import('../screens/route-details')),
  stops: lazyComponent(() => import('../screens/stops')),
  'stops/new': lazyComponent(() => import('../screens/add-stop')),
  'stops/import': lazyComponent(() => import('../screens/import')),
  stop: lazyComponent(() => import('../screens/stop-details')),
  drivers: lazyComponent(() => import('../screens/drivers')),
  'drivers/new': lazyComponent(() => import('../screens/add-driver')),
  driver: lazyComponent(() => import('../screens/driver-details')),
  optimise: lazyComponent(() => import('../screens/optimise')),
  'rides/new': lazyComponent(() => import('../screens/add-ride')),
  history: lazyComponent(() => import('../screens/history')),
}

/** §2: the page at an address such as `/projects/7/(tab:stops)`. */
export const ProjectPage = () => {
  const projectAddress = O.toUndefined(parseTabAddress(useLocation().pathname))
  return projectAddress === undefined ? <NotFound /> : <OpenProject {...projectAddress} />
}

const OpenProject = ({ projectId, tab }: ProjectPageAddress) => {
  const { plan, map, selection } = useApp()
  const part = tab.kind === 'stops' || tab.kind === 'stop' ? 'stops' : 'routes'
  useEffect(() => {
    void plan.open({ projectId, part })
  }, [plan, projectId, part])
  const openStop = tab.kind === 'stop' ? tab.id : undefined
  useEffect(() => map.leaveStop(openStop), [map, openStop])
  const isListShown = tab.kind === 'stops' || tab.kind === 'stops/new'
  useEffect(() => (isListShown ? undefined : selection.clearAdded()), [selection, isListShown])
  return (
    <>
      <TabScreen tab={tab} projectId={projectId} />
      <EditParts />
    </>
  )
}

/** The keys reset the screen's state for another route, stop or driver. */
const TabScreen = ({ tab, projectId }: ProjectPageAddress) => {
  switch (tab.kind) {
    case 'route': {
      const Route = lazyTabScreens.route
      return <Route projectId={projectId} index={tab.index} key={tab.index} />
    }
    case 'stop':
    case 'driver': {
      const Details = lazyTabScreens[tab.kind]
      return <Details projectId={projectId} id={tab.id} key={tab.id} />
    }
    default: {
      const Screen = lazyTabScreens[tab.kind]
      return <Screen projectId={projectId} />
    }
  }
}
