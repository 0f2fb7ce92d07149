import type { ProjectId } from './project-summary'

/** The name under which the report of a project is saved (§7, §9). */
export const reportFileNameOf = (id: ProjectId): string => `report_${id}.pdf`
