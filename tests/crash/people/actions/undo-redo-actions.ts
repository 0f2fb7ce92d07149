import { posted } from '../../server-connection'
import { ledTo } from '../resulting-version'
import { changed, type Act, type KnownProject, type Notebook } from '../user-log'
import { said } from '../../parse-answer'
import { PROJECTS } from './project-actions'

/** Undoes the newest change that is not undone, or redoes the newest that is. */
export const turnChange = (
  book: Notebook,
  { id, version, seen }: KnownProject,
  way: 'undo' | 'redo',
  key: string,
): Act | undefined => {
  const change = seen?.version === version ? seen.changes.find(({ undone }) => undone === (way === 'redo')) : undefined
  if (change === undefined) return undefined
  return {
    sent: posted(key, `${PROJECTS}/${id}/changes/${change.id}/${way}`),
    project: id,
    hear: (answer) => {
      const [project, became] = [book.projects.get(id), ledTo(answer)]
      // A change in the way is a valid refusal. Already being undone is not, since this project has no other users.
      if (answer.status === 409) return said(answer.text)['code'] === 'change_in_the_way'
      if (project === undefined || became !== project.version + 1) return false
      const turned = new Map([...project.turned, [change.id, way === 'undo']])
      return changed(book, project, became, { stops: undefined, turned, lines: project.lines })
    },
  }
}
