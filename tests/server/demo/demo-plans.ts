import type { DemoOrganisation } from '../../../server/demo'
import type { CalendarDate } from '../../../src/domain/calendar'
import { emptyPlan, type Plan } from '../../../src/domain/plan'

export const friday: CalendarDate = { year: 2026, month: 11, day: 20 }

/** The current plan of the project whose name begins with this text. */
export const findPlan = ({ projects }: DemoOrganisation, name: string): Plan =>
  projects.find((project) => project.name.startsWith(name))?.steps.at(-1)?.plan ?? emptyPlan
