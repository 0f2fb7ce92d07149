import { MAX_UPLOAD_BYTES } from '../../src/domain/stop'
import { answer, call, file, json, ofProject, ofStop, ofTask, plain } from '../endpoint'
import { count, needed, record } from '../shape'
import { newStop } from './new-stop-codec'
import { stop } from './stop-codec'
import { stopList } from './stop-list-codec'
import { stopUpdate } from './stop-update-codec'
import { stopsDocument } from './stops-document-codec'
import { readUploadedStops, uploadedStops } from './upload-codec'

const stopsPath = '/delivery/v2/projects/{id}/stops'
const ofTheProject = { ...plain, group: 'Stops', parameters: ofProject, refusals: ['not_found'] } as const
const readOnly = { answered: true, checked: false }
const changing = { answered: true, checked: true }

export const listStops = call({
  ...ofTheProject,
  name: 'listStops',
  method: 'GET',
  path: stopsPath,
  summary: 'List the stops of a project, in their order',
  answer: answer(stopList),
  version: readOnly,
})

export const readStopsDocument = call({
  ...ofTheProject,
  name: 'readStopsDocument',
  method: 'GET',
  path: `${stopsPath}/document`,
  summary: 'Read the stops of a project by their id',
  answer: answer(stopsDocument),
  version: readOnly,
})

export const addStop = call({
  ...ofTheProject,
  name: 'addStop',
  method: 'POST',
  path: stopsPath,
  summary: 'Add a stop, unplanned',
  body: json(newStop),
  answer: answer(stop, 201),
  version: changing,
})

export const uploadStops = call({
  ...ofTheProject,
  name: 'uploadStops',
  method: 'POST',
  path: `${stopsPath}/createBulk`,
  summary: 'Upload the stops of an empty project from a .json file: all of them, or none',
  body: file(uploadedStops, MAX_UPLOAD_BYTES, readUploadedStops),
  answer: answer(
    record<{ readonly count: number }>('Uploaded', { count: needed('count', count({ min: 0 }, 90)) }),
    201,
  ),
  refusals: ['not_found', 'bad_upload', 'stops_already_there'],
  version: changing,
})

export const readStop = call({
  ...ofTheProject,
  name: 'readStop',
  method: 'GET',
  path: `${stopsPath}/{stopId}`,
  summary: 'Read one stop',
  parameters: ofStop,
  answer: answer(stop),
  version: readOnly,
})

export const readTask = call({
  ...ofTheProject,
  name: 'readTask',
  method: 'GET',
  path: '/delivery/v2/tasks/{stopId}',
  summary: 'Read a stop of whichever project, as the page of its task shows it',
  parameters: ofTask,
  answer: answer(stop),
})

export const updateStop = call({
  ...ofTheProject,
  name: 'updateStop',
  method: 'PATCH',
  path: `${stopsPath}/{stopId}/updateInExternalSystem`,
  summary: 'Give a stop another route, another number, or both',
  parameters: ofStop,
  body: json(stopUpdate),
  answer: answer(stop),
  refusals: ['not_found', 'other_carrier', 'locked'],
  version: changing,
})
