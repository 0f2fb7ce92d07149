import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTabAddress, type ProjectPageAddress } from '../../domain/navigation'
import { useDesk } from '../actions'
import NotFound from '../screens/not-found'
import { TabScreen } from './tab-screen'

/** §2: what stands at an address such as `/projects/7/(tab:stops)`. */
export const ProjectPage = () => {
  const address = O.toUndefined(parseTabAddress(useLocation().pathname))
  return address === undefined ? <NotFound /> : <OpenProject {...address} />
}

const OpenProject = ({ projectId, tab }: ProjectPageAddress) => {
  const { plan } = useDesk()
  const on = tab.kind === 'stops' || tab.kind === 'stop' ? 'stops' : 'routes'
  useEffect(() => {
    void plan.open({ projectId, part: on })
  }, [plan, projectId, on])
  return <TabScreen tab={tab} projectId={projectId} />
}
