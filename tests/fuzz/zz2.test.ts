import { it } from 'vitest'
import { aDepot } from '../server/depot'
import { aProject, fileOf, listIn, recordIn } from '../server/calls/kit'
it('x', async () => {
  const d = await aDepot({ LOG_LEVEL: 'error' })
  const ask = await d.user('anna', 'N')
  const id = await aProject(ask)
  const p = `/delivery/v2/projects/${id}`
  await ask('POST', `${p}/stops/createBulk`, fileOf([{},{},{}]))
  const stops = listIn((await ask('GET', `${p}/stops`)).body).map((s) => String(s['id']))
  for (const s of stops.slice(0, 2)) await ask('PATCH', `${p}/stops/${s}/updateInExternalSystem`, { body: { id: s, new_carrier_id: 1 } })
  const saved = await ask('PUT', p, { body: { projectDocument: { routes: [] }, stopsDocument: {} } })
  const changes = listIn(recordIn((await ask('GET', `${p}/changes`)).body)['changes'])
  console.log(saved.status, changes)
  console.log(await ask('POST', `${p}/changes/${String(changes[0]?.['id'])}/undo`))
})
