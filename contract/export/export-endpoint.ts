import { exportFormats, exportMediaTypes, type ExportFormat, type ExportQuery } from '../../src/domain/project'
import { enumCodec, record, requiredField } from '../codec'
import { defineEndpoint, endpointDefaults, fileAnswer, projectParameters } from '../endpoint'
import { planPartFields } from '../project/project-endpoints'

const { csv, xlsx, geojson, gpx } = exportMediaTypes

export const exportStops = defineEndpoint({
  ...endpointDefaults,
  name: 'exportStops',
  method: 'GET',
  path: '/delivery/v2/projects/{id}/export',
  summary: 'Download the stops of a project, or of the part of it that the query names, as a file for another program',
  group: 'Projects',
  parameters: projectParameters,
  query: record<ExportQuery>('Export', {
    format: requiredField('format', enumCodec<ExportFormat>(exportFormats, 'csv')),
    ...planPartFields,
  }),
  answer: fileAnswer([csv, xlsx, geojson, gpx], 'Reference;Customer name;…'),
  refusals: ['not_found'],
})
