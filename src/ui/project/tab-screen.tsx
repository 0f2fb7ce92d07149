import type { ProjectPageAddress } from '../../domain/navigation'
import { lazyTabScreens } from './lazy-tab-screens'

/** What a tab shows; another route, stop or driver begins anew. */
export const TabScreen = ({ tab, projectId }: ProjectPageAddress) => {
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
