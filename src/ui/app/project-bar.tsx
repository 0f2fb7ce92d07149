import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTabAddress } from '../../domain/navigation'
import { useAuth } from '../auth'
import { WithActions } from './with-actions'
import { ProjectHeader } from './lazy-pages'

/** Above the tabs of a project, whichever of them is open; its height is kept while it is on its way. */
export const ProjectBar = observer(() => {
  const { session } = useAuth()
  const projectAddress = O.toUndefined(parseTabAddress(useLocation().pathname))
  return session.user === undefined || projectAddress === undefined ? null : (
    <Suspense fallback={<div className="rr-project" />}>
      <WithActions>
        <ProjectHeader {...projectAddress} />
      </WithActions>
    </Suspense>
  )
})
