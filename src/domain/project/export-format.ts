import type { PlanPart } from '../plan'
import type { ProjectId } from './project-summary'

/** What a file of stops is made for: a spreadsheet, a map, or a navigation device. */
export type ExportFormat = 'csv' | 'xlsx' | 'geojson' | 'gpx'

/** A file of the stops of a plan, or of a part of it. */
export type ExportQuery = PlanPart & { readonly format: ExportFormat }

export const exportFormats: ReadonlyArray<ExportFormat> = ['csv', 'xlsx', 'geojson', 'gpx']

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
}

/** The name under which the stops of a project are saved. */
export const exportFileNameOf = (id: ProjectId, format: ExportFormat): string => `stops_${id}.${format}`
