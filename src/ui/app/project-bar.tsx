import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTabAddress } from '../../domain/navigation'
import { useDoor } from '../auth'
import { AtWork } from './with-actions'
import { ProjectHeader } from './lazy-pages'

/** Above the tabs of a project, whichever of them is open; its height is kept while it is on its way. */
export const ProjectBar = observer(() => {
  const { session } = useDoor()
  const address = O.toUndefined(parseTabAddress(useLocation().pathname))
  return session.user === undefined || address === undefined ? null : (
    <Suspense fallback={<div className="rr-project" />}>
      <AtWork>
        <ProjectHeader {...address} />
      </AtWork>
    </Suspense>
  )
})
