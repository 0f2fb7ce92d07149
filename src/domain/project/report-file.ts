import type { ProjectId } from './project-summary'

/** §7, §9 */
export const reportFileOf = (id: ProjectId): string => `report_${id}.pdf`
