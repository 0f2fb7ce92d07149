import type { ProjectDocument } from '../../src/domain/plan'
import type { StopList } from '../../src/domain/stop'
import { needed, record, strictly } from '../shape'
import { savedStops } from '../stop'
import { projectDocument } from './project-document'

/** Both documents of a project, to be stored in the place of those that are there. */
export type SavedPlan = { readonly document: ProjectDocument; readonly stops: StopList }

export const savedPlan = record<SavedPlan>('SavedPlan', {
  document: needed('projectDocument', strictly(projectDocument)),
  stops: needed('stopsDocument', savedStops),
})
