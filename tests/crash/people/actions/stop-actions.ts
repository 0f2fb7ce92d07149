import { changing, posted } from '../../server-connection'
import { ledTo } from '../resulting-version'
import { changed, type Act, type KnownProject, type Notebook } from '../user-log'
import { said } from '../../parse-answer'
import { PROJECTS } from './project-actions'

/** A stop with a customer name of its own. */
export const aCustomer = (key: string, where: number) => ({
  type: 'Delivery',
  priority: 'Regular',
  customerName: key,
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  lat: 52 + where / 10_000,
  lng: 4.7,
})

export const addStop = (book: Notebook, { id }: KnownProject, key: string, where: number): Act => ({
  sent: posted(key, `${PROJECTS}/${id}/stops`, aCustomer(key, where)),
  project: id,
  hear: (answer) => {
    const [project, version] = [book.projects.get(id), ledTo(answer)]
    const last = said(answer.text)
    if (project === undefined || version !== project.version + 1) return false
    const stops = project.stops && new Set([...project.stops, String(last['id'])])
    return answer.status === 201 && changed(book, project, version, { stops, last })
  },
})

export type Move = { readonly stop: string; readonly carrier: number; readonly number: number | undefined }

export const moveStop = (book: Notebook, { id, version }: KnownProject, { stop, carrier, number }: Move): Act => ({
  sent: changing(
    'PATCH',
    `${PROJECTS}/${id}/stops/${stop}/updateInExternalSystem`,
    wish(stop, carrier, number),
    version,
  ),
  project: id,
  hear: (answer, isRepeat) => {
    const [project, became] = [book.projects.get(id), ledTo(answer, isRepeat)]
    if (project === undefined || became === undefined) return false
    return changed(book, project, became, answer.status === 200 ? { last: said(answer.text) } : {})
  },
})

export const wish = (id: string, carrier: number, number: number | undefined) => ({
  id,
  new_carrier_id: carrier,
  ...(number === undefined ? {} : { new_carrier_sequence: number }),
})
