import { parseObject } from '../crash/parse-answer'
import { colleague, connectAs } from '../server/add-colleague'

/** Another user of the organisation, who edits a project meanwhile. */
export type Colleague = {
  /** `path`: of the project and the stop; `set`: fields as the API names them */
  readonly editStop: (path: string, set: Readonly<Record<string, unknown>>) => Promise<void>
  /** `path`: of the project and the stop */
  readonly deleteStop: (path: string) => Promise<void>
  /** `path`: of the project; `route`: an index */
  readonly moveStops: (path: string, stops: ReadonlyArray<string>, route: number) => Promise<void>
}

export const signInColleague = async (base: string): Promise<Colleague> => {
  const headers = { 'content-type': 'application/json' }
  const { send } = await connectAs(base, colleague)
  return {
    editStop: async (path, set) => {
      const present = parseObject((await send({ method: 'GET', path })).text)
      const was = Object.fromEntries(Object.keys(set).map((field) => [field, present[field]]))
      await send({ method: 'PATCH', path, headers, body: JSON.stringify({ set, was }) })
    },
    deleteStop: async (path) => void (await send({ method: 'DELETE', path })),
    moveStops: async (path, stops, route) => {
      const moves = stops.map((stop) => ({ stop, to: { route } }))
      await send({ method: 'POST', path: `${path}/moves`, headers, body: JSON.stringify({ moves }) })
    },
  }
}
