import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { stopList } from '../../../src/domain/stop'
import { commandRunner } from './command-runner'

describe('demo command', () => {
  it('the project has consistent routes of fifty stops', async () => {
    const { run, storage } = await commandRunner()
    expect(await run('demo --stops 120')).toEqual(
      E.right('Project 120 stops, on 3 routes, is in the demo: sign in as demo.'),
    )
    const organisation = (await storage.directory.findUser('demo'))?.organisation ?? ''
    const plan = await storage.read(organisation, async ({ projects }) => {
      const project = (await projects.all()).find(({ name }) => name === '120 stops')
      return project && projects.readPlan(project)
    })
    expect(plan?.routes.map(({ visits }) => visits.length)).toEqual([50, 50, 20])
    expect(plan && stopList.size(plan.stops)).toBe(120)
    expect(
      plan && [...plan.stops].every((stop) => stop.placement.isPlanned && stop.facts.coordinates !== undefined),
    ).toBe(true)
  })

  it('the report of one stop has the singular', async () => {
    const { run } = await commandRunner()
    expect(await run('demo --stops 1')).toEqual(E.right('Project 1 stop, on 1 route, is in the demo: sign in as demo.'))
  })

  it('a second run adds another project', async () => {
    const { run } = await commandRunner()
    await run('demo --stops 60')
    expect(E.isRight(await run('demo --stops 60'))).toBe(true)
  })

  it('an organisation of other users stays unchanged', async () => {
    const { run } = await commandRunner('correct horse')
    await run('user add anna --organisation Visser')
    expect(await run('demo --stops 60')).toEqual(
      E.left('There are users, but no demo among them: choose an empty DATA_DIR.'),
    )
  })

  it.each([
    ['demo', '--stops is missing.'],
    ['demo --stops many', '--stops: Not a number: "many".'],
    ['demo --stops 0', '--stops: Must be at least 1, not "0".'],
    ['demo --stops 20001', '--stops: Must be at most 20000, not "20001".'],
    ['demo --stops 2 3', 'What is 3? A name with spaces goes between quotes.'],
  ])('the command "%s" is refused', async (line, message) => {
    expect(await (await commandRunner()).run(line)).toEqual(E.left(message))
  })
})
