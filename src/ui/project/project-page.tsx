import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTabAddress, type ProjectPageAddress } from '../../domain/navigation'
import { useApp } from '../actions'
import NotFound from '../screens/not-found'
import { TabScreen } from './tab-screen'

/** §2: what stands at an address such as `/projects/7/(tab:stops)`. */
export const ProjectPage = () => {
  const projectAddress = O.toUndefined(parseTabAddress(useLocation().pathname))
  return projectAddress === undefined ? <NotFound /> : <OpenProject {...projectAddress} />
}

const OpenProject = ({ projectId, tab }: ProjectPageAddress) => {
  const { plan } = useApp()
  const shownList = tab.kind === 'stops' || tab.kind === 'stop' ? 'stops' : 'routes'
  useEffect(() => {
    void plan.open({ projectId, part: shownList })
  }, [plan, projectId, shownList])
  return <TabScreen tab={tab} projectId={projectId} />
}
