import type { ProjectPageAddress } from '../../domain/navigation'
import { tabPieces } from './lazy-tab-screens'

/** What a tab shows; another route, stop or driver begins anew. */
export const TabScreen = ({ tab, projectId }: ProjectPageAddress) => {
  switch (tab.kind) {
    case 'route': {
      const Route = tabPieces.route
      return <Route projectId={projectId} index={tab.index} key={tab.index} />
    }
    case 'stop':
    case 'driver': {
      const Known = tabPieces[tab.kind]
      return <Known projectId={projectId} id={tab.id} key={tab.id} />
    }
    default: {
      const Plain = tabPieces[tab.kind]
      return <Plain projectId={projectId} />
    }
  }
}
