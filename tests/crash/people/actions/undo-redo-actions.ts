import { postRequest } from '../../server-connection'
import { resultingVersion } from '../resulting-version'
import { recordChange, type UserAction, type KnownProject, type UserLog } from '../user-log'
import { parseObject } from '../../parse-answer'
import { PROJECTS } from './project-actions'

/** Undoes the newest change that is not undone, or redoes the newest that is. */
export const undoOrRedo = (
  log: UserLog,
  { id, version, snapshot }: KnownProject,
  direction: 'undo' | 'redo',
  key: string,
): UserAction | undefined => {
  const change =
    snapshot?.version === version ? snapshot.changes.find(({ undone }) => undone === (direction === 'redo')) : undefined
  if (change === undefined) return undefined
  return {
    request: postRequest(key, `${PROJECTS}/${id}/changes/${change.id}/${direction}`),
    project: id,
    checkAnswer: (answer) => {
      const [project, newVersion] = [log.projects.get(id), resultingVersion(answer)]
      // A conflicting change is a valid refusal. An already undone change is not, because this project has no other
      // users.
      if (answer.status === 409) return parseObject(answer.text)['code'] === 'change_in_the_way'
      if (project === undefined || newVersion !== project.version + 1) return false
      const undoneById = new Map([...project.undoneById, [change.id, direction === 'undo']])
      return recordChange(log, project, newVersion, { stops: undefined, undoneById, changeCount: project.changeCount })
    },
  }
}
